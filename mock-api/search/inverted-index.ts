import { distance } from 'fastest-levenshtein';

/** Finds documents by words. Document numbers start at 0. */
export interface InvertedIndex {
  /**
   * Calls `onMatch` for every word that starts with `prefix`, with the weight of its field, doubled
   * for an exact match. A document can match several times. Returns whether any word matches.
   */
  lookUp(prefix: string, onMatch: OnMatch): boolean;
  /**
   * Calls `onMatch` for every word that is one typing mistake away from `word` or begins like that, two
   * mistakes for long words. Words of less than four letters have no similar ones.
   */
  lookUpSimilar(word: string, onMatch: OnMatch): void;
}

type OnMatch = (document: number, weight: number) => void;

/** Adds a word of a document with a weight from 1 to 15. */
export type AddWord = (word: string, document: number, weight: number) => void;

const weightBits = 4;
/** Shorter words are too different with one other letter. */
const MIN_SIMILAR_LENGTH = 4;
/** Words from this length on may have two mistakes. */
const LONG_WORD_LENGTH = 8;

/** Builds an index of all words that `fill` adds. */
export function createInvertedIndex(fill: (add: AddWord) => void): InvertedIndex {
  const postings = new Map<string, number[]>();
  fill((word, document, weight) => {
    const posting = (document << weightBits) | weight;
    const list = postings.get(word);
    if (list) list.push(posting);
    else postings.set(word, [posting]);
  });
  const words = [...postings.keys()].sort();
  const report = (word: string, factor: number, onMatch: OnMatch) => {
    for (const posting of postings.get(word) ?? []) {
      onMatch(posting >> weightBits, (posting & 15) * factor);
    }
  };
  return {
    lookUp(prefix, onMatch) {
      const first = firstFrom(words, prefix);
      let at = first;
      for (let word = words[at]; word?.startsWith(prefix); word = words[++at]) {
        report(word, word === prefix ? 2 : 1, onMatch);
      }
      return at > first;
    },
    lookUpSimilar(wanted, onMatch) {
      if (wanted.length < MIN_SIMILAR_LENGTH) return;
      const mistakes = wanted.length < LONG_WORD_LENGTH ? 1 : 2;
      for (const word of words) {
        if (word.length < wanted.length - mistakes) continue;
        const isSimilar =
          distance(word, wanted) <= mistakes ||
          isSwapped(word, wanted) ||
          isBeginning(word, wanted, mistakes);
        if (isSimilar) report(word, 1, onMatch);
      }
    },
  };
}

/** The beginning of a longer word counts as similar, because people search while they type. */
function isBeginning(word: string, wanted: string, mistakes: number): boolean {
  const { length } = wanted;
  return length > MIN_SIMILAR_LENGTH && distance(word.slice(0, length), wanted) <= mistakes;
}

/** Two neighbouring letters that change places are one mistake. */
function isSwapped(word: string, wanted: string): boolean {
  if (word.length !== wanted.length) return false;
  const at = word.split('').findIndex((letter, index) => letter !== wanted[index]);
  return (
    word[at] === wanted[at + 1] &&
    word[at + 1] === wanted[at] &&
    word.slice(at + 2) === wanted.slice(at + 2)
  );
}

/** Binary search for the first word that is not less than `prefix`. */
function firstFrom(words: readonly string[], prefix: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Finds documents by the beginnings of their words. Documents are numbered from 0. */
export interface InvertedIndex {
  /**
   * Calls `onMatch` for every document with a word that begins with `prefix`, maybe several times,
   * with the weight of the place where it stands, doubled for a whole word.
   */
  lookUp(prefix: string, onMatch: (document: number, weight: number) => void): void;
}

/** A word of a document, and how much it says about it: 1 to 15. */
export type AddWord = (word: string, document: number, weight: number) => void;

const weightBits = 4;

/** Builds an index from all words that `fill` adds. */
export function createInvertedIndex(fill: (add: AddWord) => void): InvertedIndex {
  const postings = new Map<string, number[]>();
  fill((word, document, weight) => {
    const posting = (document << weightBits) | weight;
    const list = postings.get(word);
    if (list) list.push(posting);
    else postings.set(word, [posting]);
  });
  const words = [...postings.keys()].sort();
  return {
    lookUp(prefix, onMatch) {
      for (let at = firstFrom(words, prefix); at < words.length; at++) {
        const word = words[at] ?? '';
        if (!word.startsWith(prefix)) return;
        const factor = word === prefix ? 2 : 1;
        for (const posting of postings.get(word) ?? []) {
          onMatch(posting >> weightBits, (posting & 15) * factor);
        }
      }
    },
  };
}

/** Index of the first word that is not before `prefix`. */
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

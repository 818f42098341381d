/** Finds documents by word prefixes. Document numbers start at 0. */
export interface InvertedIndex {
  /**
   * Calls `onMatch` for every word that starts with `prefix`, with the weight of its field, doubled
   * for an exact match. A document can match several times.
   */
  lookUp(prefix: string, onMatch: (document: number, weight: number) => void): void;
}

/** Adds a word of a document with a weight from 1 to 15. */
export type AddWord = (word: string, document: number, weight: number) => void;

const weightBits = 4;

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

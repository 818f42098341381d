import { foldText } from './fold';
import type { InvertedIndex } from './inverted-index';

/** The score of each document by its number, 0 for one that does not fit. Good until the next call. */
export type TextScorer = (text: string) => Uint16Array;

/** What is added when the title as a whole resembles the text. */
const wholeTitle = 400;
const titleBegins = 200;
const titleHolds = 100;

/**
 * Makes the scorer of an index: every word of the text has to begin a word of the document; the
 * nearer the title is to the text, the higher the score. Where no document has all the words, those
 * fit whose title holds the text with its spaces taken out.
 */
export function createTextScorer(words: InvertedIndex, titles: readonly string[]): TextScorer {
  const total = new Uint16Array(titles.length);
  const best = new Uint16Array(titles.length);
  const compactTitles = titles.map(closedUp);

  function addWord(word: string): void {
    best.fill(0);
    words.lookUp(word, (document, weight) => {
      if (weight > (best[document] ?? 0)) best[document] = weight;
    });
  }

  function scoreAllWords(terms: readonly string[]): boolean {
    let any = false;
    terms.forEach((term, index) => {
      addWord(term);
      any = false;
      for (let document = 0; document < total.length; document++) {
        const weight = best[document] ?? 0;
        const before = total[document] ?? 0;
        const fits = weight > 0 && (index === 0 || before > 0);
        total[document] = fits ? before + weight : 0;
        any ||= fits;
      }
    });
    return any;
  }

  function preferTitles(folded: string): void {
    for (let document = 0; document < total.length; document++) {
      const score = total[document] ?? 0;
      if (score > 0) total[document] = score + titleBonus(titles[document] ?? '', folded);
    }
  }

  function scoreCompact(folded: string): void {
    const compact = closedUp(folded);
    compactTitles.forEach((title, document) => {
      if (title.includes(compact)) total[document] = titleHolds;
    });
  }

  return (text) => {
    total.fill(0);
    const folded = foldText(text);
    if (folded === '') return total;
    if (scoreAllWords(folded.split(' ').slice(0, 12))) preferTitles(folded);
    else scoreCompact(folded);
    return total;
  };
}

function closedUp(text: string): string {
  return text.replaceAll(' ', '');
}

function titleBonus(title: string, folded: string): number {
  if (title === folded) return wholeTitle;
  if (title.startsWith(folded)) return titleBegins;
  return title.includes(folded) ? titleHolds : 0;
}

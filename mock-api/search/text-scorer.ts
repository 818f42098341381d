import { foldText } from './fold';
import type { InvertedIndex } from './inverted-index';

/** The score of each document by its number, 0 for one that does not fit. Good until the next call. */
export type TextScorer = (text: string) => Uint16Array;

/** What is added when the title as a whole resembles the text. */
const wholeTitle = 400;
const titleBegins = 200;
const titleHolds = 100;
/** Words beyond these change nothing: nobody searches for a page of text. */
const MAX_QUERY_WORDS = 12;

/**
 * Makes the scorer of an index: every word of the text has to begin a word of the document; the
 * nearer the title is to the text, the higher the score. Where no document has all the words, those
 * fit whose title holds the text with its spaces taken out.
 */
export function createTextScorer(words: InvertedIndex, titles: readonly string[]): TextScorer {
  const total = new Uint16Array(titles.length);
  const best = new Uint16Array(titles.length);
  const compactTitles = titles.map(closedUp);

  /** Leaves the documents that have all the words, and says whether there are any. */
  function scoreAllWords(terms: readonly string[]): boolean {
    let any = false;
    terms.forEach((term, index) => {
      best.fill(0);
      words.lookUp(term, (document, weight) => {
        best[document] = Math.max(best[document] ?? 0, weight);
      });
      any = addFitting(total, best, index === 0);
    });
    return any;
  }

  return (text) => {
    total.fill(0);
    const folded = foldText(text);
    if (folded === '') return total;
    const hasAllWords = scoreAllWords(folded.split(' ').slice(0, MAX_QUERY_WORDS));
    const compact = closedUp(folded);
    total.forEach((score, document) => {
      if (score > 0) total[document] = score + titleBonus(titles[document] ?? '', folded);
      else if (!hasAllWords && compactTitles[document]?.includes(compact)) {
        total[document] = titleHolds;
      }
    });
    return total;
  };
}

/** Adds the scores of one more word; who lacks it has none any more. */
function addFitting(total: Uint16Array, word: Uint16Array, isFirst: boolean): boolean {
  let any = false;
  for (let document = 0; document < total.length; document++) {
    const before = total[document] ?? 0;
    const weight = word[document] ?? 0;
    const fits = weight > 0 && (isFirst || before > 0);
    total[document] = fits ? before + weight : 0;
    any ||= fits;
  }
  return any;
}

function closedUp(text: string): string {
  return text.replaceAll(' ', '');
}

function titleBonus(title: string, folded: string): number {
  if (title === folded) return wholeTitle;
  if (title.startsWith(folded)) return titleBegins;
  return title.includes(folded) ? titleHolds : 0;
}

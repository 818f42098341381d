import { foldText } from './fold';
import type { InvertedIndex } from './inverted-index';

/** Scores each document by its number; 0 for no match. The next call overwrites the result. */
export type TextScorer = (text: string) => Uint16Array;

/** Bonuses for titles that contain the whole query. */
const exactTitleBonus = 400;
const titlePrefixBonus = 200;
const titleContainsBonus = 100;
/** Ignores further words of a query, so that a long text cannot slow the search down. */
const MAX_QUERY_WORDS = 12;
/** Words like 'books of', which say nothing about what is wanted beside another word. */
const genericWords = new Set(
  'کتاب کتابی کتابها کتابهای ها های صوتی گویا اثر اثار نوشته شعر شعرها شعرهای اشعار از by books book of'.split(
    ' ',
  ),
);

/**
 * Creates the scorer of an index. Each word of the query must be a prefix of a word in the document,
 * and titles that contain the whole query score higher. If no document matches all words, titles
 * that contain the query without spaces match, else the documents that match its words with typing
 * mistakes and without generic words.
 */
export function createTextScorer(words: InvertedIndex, titles: readonly string[]): TextScorer {
  const total = new Uint16Array(titles.length);
  const best = new Uint16Array(titles.length);
  const compactTitles = titles.map(withoutSpaces);

  /** Sets the scores of documents that match all words. Returns false if there are none. */
  function scoreAllWords(terms: readonly string[], isTolerant: boolean): boolean {
    const raise = (document: number, weight: number) => {
      best[document] = Math.max(best[document] ?? 0, weight);
    };
    let any = false;
    terms.forEach((term, index) => {
      best.fill(0);
      if (!words.lookUp(term, raise) && isTolerant) words.lookUpSimilar(term, raise);
      any = addMatches(total, best, index === 0);
    });
    return any;
  }

  /** Scores titles that contain the query without spaces. Returns false if there are none. */
  function scoreCompact(compact: string): boolean {
    let any = false;
    compactTitles.forEach((title, document) => {
      if (!title.includes(compact)) return;
      total[document] = titleContainsBonus;
      any = true;
    });
    return any;
  }

  return (text) => {
    total.fill(0);
    const folded = foldText(text);
    if (folded === '') return total;
    const terms = folded.split(' ').slice(0, MAX_QUERY_WORDS);
    if (scoreAllWords(terms, false)) {
      total.forEach((score, document) => {
        if (score > 0) total[document] = score + titleBonus(titles[document] ?? '', folded);
      });
    } else if (!scoreCompact(withoutSpaces(folded))) {
      scoreAllWords(withoutGenericWords(terms), true);
    }
    return total;
  };
}

/** Keeps a query of generic words alone as it is. */
function withoutGenericWords(terms: readonly string[]): readonly string[] {
  const telling = terms.filter((term) => !genericWords.has(term));
  return telling.length > 0 ? telling : terms;
}

/** Adds the scores of one word. Documents without it get the score 0. */
function addMatches(total: Uint16Array, word: Uint16Array, isFirst: boolean): boolean {
  let any = false;
  for (let document = 0; document < total.length; document++) {
    const before = total[document] ?? 0;
    const weight = word[document] ?? 0;
    const isMatch = weight > 0 && (isFirst || before > 0);
    total[document] = isMatch ? before + weight : 0;
    any ||= isMatch;
  }
  return any;
}

function withoutSpaces(text: string): string {
  return text.replaceAll(' ', '');
}

function titleBonus(title: string, folded: string): number {
  if (title === folded) return exactTitleBonus;
  if (title.startsWith(folded)) return titlePrefixBonus;
  return title.includes(folded) ? titleContainsBonus : 0;
}

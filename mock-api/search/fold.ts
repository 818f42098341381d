/** Letters that people and keyboards use for one another (decisions, 'Units and formats'). */
const variants: Readonly<Record<string, string>> = {
  ي: 'ی',
  ى: 'ی',
  ئ: 'ی',
  ك: 'ک',
  ة: 'ه',
  ۀ: 'ه',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ؤ: 'و',
};
const variantLetters = new RegExp(`[${Object.keys(variants).join('')}]`, 'g');
/** The code points of the Arabic and of the Persian zero; the other digits follow them. */
const zeros = [0x6f0, 0x660];
/** Vowel signs, the stretching mark and invisible direction marks carry no meaning for a search. */
const ignored =
  /[\u0610-\u061a\u064b-\u065f\u0670\u0640\u200b\u200d-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const halfSpaces = /[\u200c\u00ac]/g;
const separators = /[^\p{L}\p{N}]+/gu;

function foldLetters(text: string): string {
  return foldDigits(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(ignored, '')
    .replace(variantLetters, (letter) => variants[letter] ?? letter);
}

/** Persian and Arabic digits as ASCII ones; everything else as it is. */
export function foldDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = zeros.find((each) => each <= code) ?? code;
    return String(code - zero);
  });
}

/**
 * The form in which texts are compared: one spelling of each letter and digit, words parted by one
 * space, half-spaces closed up. Folding twice changes nothing more.
 */
export function foldText(text: string): string {
  return foldLetters(text).replace(halfSpaces, '').replace(separators, ' ').trim();
}

/**
 * The words that a text can be found by: each closed up, each part of a word with half-spaces, and
 * each pair of neighbours closed up, because people write کتاب‌ها, کتاب ها and کتابها.
 */
export function searchWords(text: string): string[] {
  const closed = wordsOf(foldText(text));
  const parted = wordsOf(foldLetters(text).replace(separators, ' ').trim());
  const pairs = parted.slice(1).map((word, index) => `${parted[index] ?? ''}${word}`);
  return [...new Set([...closed, ...parted, ...pairs])];
}

function wordsOf(folded: string): string[] {
  return folded === '' ? [] : folded.split(' ');
}

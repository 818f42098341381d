/** Interchangeable letters of Arabic and Persian keyboards: docs/behaviour.md#search */
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
/** The code points of the Persian and the Arabic zero. */
const zeros = [0x6f0, 0x660];
/** Search ignores vowel signs, tatweel and direction marks. */
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

/** Converts Persian and Arabic digits to ASCII digits. */
export function foldDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = zeros.find((each) => each <= code) ?? code;
    return String(code - zero);
  });
}

/**
 * Normalizes a text for comparison: one form of each letter and digit, single spaces between words,
 * no half-spaces. Idempotent.
 */
export function foldText(text: string): string {
  return foldLetters(text).replace(halfSpaces, '').replace(separators, ' ').trim();
}

/**
 * The search terms of a text: each word without half-spaces, each part between half-spaces, and each
 * two adjacent parts joined, because users write کتاب‌ها, کتاب ها and کتابها.
 */
export function searchWords(text: string): string[] {
  const joined = wordsOf(foldText(text));
  const parts = wordsOf(foldLetters(text).replace(separators, ' ').trim());
  const pairs = parts.slice(1).map((word, index) => `${parts[index] ?? ''}${word}`);
  return [...new Set([...joined, ...parts, ...pairs])];
}

function wordsOf(folded: string): string[] {
  return folded === '' ? [] : folded.split(' ');
}

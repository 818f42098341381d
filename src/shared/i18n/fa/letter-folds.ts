/** Spellings that count as one in a search, each a single letter for a single letter. */
export const letterFolds: Readonly<Record<string, string>> = {
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ة: 'ه',
  ۀ: 'ه',
  ؤ: 'و',
};

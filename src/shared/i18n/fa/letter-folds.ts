/** Letters that a search treats as equal, each mapped to a single letter. */
export const letterFolds: Readonly<Record<string, string>> = {
  ي: 'ی',
  ى: 'ی',
  ئ: 'ی',
  ك: 'ک',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ة: 'ه',
  ۀ: 'ه',
  ؤ: 'و',
};

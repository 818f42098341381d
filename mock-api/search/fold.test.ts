import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { foldDigits, foldText, searchWords } from './fold';

describe('foldText', () => {
  it.each([
    ['Arabic yeh and kaf', 'كتابي', 'کتابی'],
    ['Persian digits', 'جلد ۱۲', 'جلد 12'],
    ['Arabic digits', 'جلد ١٢', 'جلد 12'],
    ['half-spaces', 'قصه\u200cها', 'قصهها'],
    ['half-spaces of old keyboards', 'قصه\u00acها', 'قصهها'],
    ['alef variants', 'آرش أحمد إلهه', 'ارش احمد الهه'],
    ['vowel signs and stretching', 'مُـحَمَّد', 'محمد'],
    ['punctuation and many spaces', '  «شاهنامه»،   دفتر  ', 'شاهنامه دفتر'],
    ['Latin capitals', 'HAFEZ', 'hafez'],
    ['invisible direction marks', '\u202eحافظ\u202c', 'حافظ'],
  ])('folds %s', (_name, written, folded) => {
    expect(foldText(written)).toBe(folded);
  });

  it.each(['يی', 'ىی', 'ئی', 'كک', 'ةه', 'ۀه', 'أا', 'إا', 'آا', 'ٱا', 'ؤو', '\ufedcک', '\ufef4ی'])(
    'takes both letters of «%s» as one',
    (letters) => {
      const [variant = '', plain = ''] = letters;
      expect(foldText(`ب${variant}ب`)).toBe(`ب${plain}ب`);
    },
  );

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = foldText(text);
        expect(foldText(once)).toBe(once);
      }),
    );
  });
});

it('foldDigits changes only digits', () => {
  expect(foldDigits('كد ۱۴٠٤')).toBe('كد 1404');
});

it('searchWords includes the joined and the separate parts of a word with a half-space', () => {
  expect(searchWords('کتاب\u200cها')).toEqual(expect.arrayContaining(['کتابها', 'کتاب', 'ها']));
  expect(searchWords('کتاب ها')).toContain('کتابها');
});

import { foldText } from '@mock-api/search/fold';
import fc from 'fast-check';
import { expect, it, test } from 'vitest';

import { matchParts } from './match-parts';

const marked = (title: string, search: string) =>
  matchParts(title, search)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

test.each([
  ['Divan of Hafez', 'hafez', 'Divan of [Hafez]'],
  ['Divan of Hafez', 'of  div', '[Div]an [of] Hafez'],
  ['aaa', 'aa', '[aaa]'],
  ['Divan', 'x', 'Divan'],
  ['Divan', '  ', 'Divan'],
  ['\u0643\u062a\u0627\u0628', '\u06a9\u062a', '[\u0643\u062a]\u0627\u0628'],
  ['\u0130xy', 'xy', '\u0130[xy]'],
  // A single letter would otherwise be marked in the middle of many words.
  ['a banana (a)', 'a', '[a] banana ([a])'],
])('marks in %j what matches %j', (title, search, expected) => {
  expect(marked(title, search)).toBe(expected);
});

it('keeps every character of any title', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (title, search) => {
      const parts = matchParts(title, search);
      expect(parts.map(({ text }) => text).join('')).toBe(title);
    }),
  );
});

it('marks each letter that the search takes for the one that was typed', () => {
  const letters = Array.from({ length: 0x6d4 - 0x621 }, (_, at) =>
    String.fromCodePoint(0x621 + at),
  );
  const found = letters.filter((letter) => /^\p{L}$/u.test(foldText(letter)));
  expect(found.filter((letter) => marked(letter, foldText(letter)) !== `[${letter}]`)).toEqual([]);
});

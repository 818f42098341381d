import { expect, it } from 'vitest';
import { shortened } from './page-description';

const word = (length: number) => 'w'.repeat(length);

it.each([
  ['', ''],
  [' two\n\nlines ', 'two lines'],
  [word(200), word(200)],
  // A text without a place to cut.
  [word(201), `${word(200)}…`],
  [`${word(150)} ${word(49)}`, `${word(150)} ${word(49)}`],
  [`${word(150)} ${word(50)}`, `${word(150)}…`],
])('shortens %j to %j', (text, about) => {
  expect(shortened(text)).toBe(about);
});

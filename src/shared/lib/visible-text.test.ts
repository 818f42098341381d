import { expect, test } from 'vitest';

import { isVisibleText } from './visible-text';

test.each([
  ['برای شب', true],
  ['۱', true],
  ['🌙', true],
  ['\u200cشب\u200c', true],
  ['', false],
  [' \t\n', false],
  ['\u200c\u200c', false],
  ['\u200f \u2066', false],
  ['\u2800', false],
  ['\u3164', false],
  ['\ufeff\u00ad', false],
  ['\u064b', false],
])('%j can be seen: %s', (text, expected) => {
  expect(isVisibleText(text)).toBe(expected);
});

import { expect, test } from 'vitest';

import { hasVisibleText } from './visible-text';

test.each(['', ' ', '\n\t', '\u200c', '\u200b\ufeff', '\u2800', '\u3164', '\u0301', '\u202e'])(
  'nothing of %j can be seen',
  (text) => {
    expect(hasVisibleText(text)).toBe(false);
  },
);

test.each(['a', ' آ ', '۱', '.', '🙂', '\u200cب'])('something of %j can be seen', (text) => {
  expect(hasVisibleText(text)).toBe(true);
});

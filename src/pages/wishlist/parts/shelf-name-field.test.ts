import { expect, test } from 'vitest';

import { wishlist as texts } from '@/shared/i18n/fa/wishlist';

import { checkShelfName } from './shelf-name-field';

test.each([
  ['Road', {}],
  ['Night', { title: texts.sameShelfName }],
  ['', { title: texts.noShelfName }],
  ['\u200c\u2066', { title: texts.noShelfName }],
  ['\u2800', { title: texts.noShelfName }],
])('checks the name %j of a shelf', (title, expected) => {
  expect(checkShelfName(title, [{ title: 'Night' }])).toEqual(expected);
});

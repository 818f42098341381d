import { expect, test } from 'vitest';

import { sharedBookPath } from './paths';

const zwnj = '\u200c';

test.each([
  ['the title for people to read', 'divan', 'دیوان حافظ', '/pdp/divan/دیوان-حافظ'],
  ['half-spaces', 'x', `می${zwnj}روم`, `/pdp/x/می${zwnj}روم`],
  ['no signs', 'x', 'A/B: «C»? #1', '/pdp/x/A-B-C-1'],
  ['the number of a book without an identifier', '', 'A', '/pdp/1001/A'],
  ['no title of signs alone', 'x', '؟!', '/pdp/x'],
])('a shared link has %s', (_, identifier, title, path) => {
  const shared = sharedBookPath({ audioBookId: 1001, identifier, title });
  expect(decodeURIComponent(shared)).toBe(path);
  expect(shared).toMatch(/^[\w/%.~-]+$/);
});

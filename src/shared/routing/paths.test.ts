import { expect, test } from 'vitest';

import * as paths from './paths';
import { sharedBookPath } from './paths';

const zwnj = '\u200c';

test.each([
  ['the title for people to read', 'divan', 'دیوان حافظ', '/pdp/divan/دیوان-حافظ'],
  ['half-spaces', 'x', `می${zwnj}روم`, `/pdp/x/می${zwnj}روم`],
  ['vowel marks', 'x', 'دِیوان', '/pdp/x/دِیوان'],
  ['no signs', 'x', 'A/B: «C»? #1', '/pdp/x/A-B-C-1'],
  ['the number of a book without an identifier', '', 'A', '/pdp/1001/A'],
  ['no title of signs alone', 'x', '؟!', '/pdp/x'],
])('a shared link has %s', (_, identifier, title, path) => {
  const shared = sharedBookPath({ audioBookId: 1001, identifier, title });
  expect(decodeURIComponent(shared)).toBe(path);
  expect(shared).toMatch(/^[\w/%.~-]+$/);
});

const book = { audioBookId: 1001, identifier: 'divan', title: 'A & B' };

test.each([
  [paths.bookPath(1001), '/pdp/1001'],
  [paths.momentPath(book, { chapter: 2, seconds: 12.9 }), '/pdp/divan/A-B?ch=2&t=12'],
  [paths.momentPath(book, { seconds: 0 }), '/pdp/divan/A-B?t=0'],
  [paths.commentsPath(book), '/pdp/comment/1001/divan?title=A%20%26%20B'],
  [paths.commentsPath({ ...book, identifier: '' }), '/pdp/comment/1001/1001?title=A%20%26%20B'],
  [paths.listPath(3), '/clp/list/3'],
  [paths.genrePath('a&b'), '/clp?genre=a%26b'],
  [paths.contentTypePath(2), '/clp?contentType=2'],
  [paths.searchPath(' a b '), '/clp?q=a%20b'],
  [paths.searchPath('  '), '/clp'],
  [
    paths.listingPath({ q: '', free: false, page: 0, genre: undefined }),
    '/clp?q=&free=false&page=0',
  ],
  [paths.artistPath({ id: 5 }), '/artist/5'],
  [paths.authoredPath({ id: 5 }), '/clp?authorId=5'],
  [paths.narratedPath({ id: 5 }), '/clp?narratorId=5'],
  [paths.publisherPath({ id: 6 }), '/publisher/6'],
  [paths.catalogListPath(7), '/catalog/list/7'],
  [paths.catalogGenrePath('a&b'), '/catalog/genre/a%26b'],
  [paths.contentPagePath('terms'), '/webview-page?url=%2Fcontent%2Fpages%2Fterms'],
])('the address %s', (path, expected) => {
  expect(path).toBe(expected);
});

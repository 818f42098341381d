import fc from 'fast-check';
import { expect, it, test } from 'vitest';

import { knownPaths, patternOf } from './known-paths';
import { returnPath } from './return-path';

test.each([
  ['/', '/'],
  ['/pdp/1001', '/pdp/1001'],
  ['/pdp/1001?a=b&c=%2F%2Fe', '/pdp/1001?a=b&c=%2F%2Fe'],
  ['/clp/./list/3', '/clp/list/3'],
  ['/library#player', '/library'],
])('%j leads to %s', (text, path) => {
  expect(returnPath(text)).toBe(path);
});

const hostile = [
  ...['//e', '///e', '////e', '/\\e', '\\/e', '\\\\e', '/\t/e', '/\n/e', '\t//e', ' //e', '/ /e'],
  ...['/..//e', '/./\\e', '/%2e%2e//e', '/.//e', '/pdp/..//e', '/pdp/1/../..//e', '/%2F/e'],
  ...['https:e', 'https:/e', 'https://e', 'https:///e', 'http:e', 'user@e', '//user@e', '/@e//'],
  ...['javascript:alert(1)', 'java\nscript:alert(1)', '/javascript:alert(1)', 'data:text/html,e'],
  ...['blob:https://shenidar.invalid/1', 'https://shenidar.invalid/library', 'file:///etc'],
  ...['%2F%2Fe', '/%2F%2Fe', '%252F%252Fe', '/%252F%252Fe', '/%5Ce', 'library', '../library'],
  ...['/auth', '/auth/', '/auth?returnUrl=/auth', '/pdp/../auth', '/AUTH', '/%61uth', '/no/such'],
  ...['', `/clp?q=${'a'.repeat(3000)}`, `/clp?q=${'\u0627'.repeat(1500)}`],
];
test.each(hostile)('%j leads to the shop', (text) => {
  expect(returnPath(text)).toBe('/');
});

test.each(['//e.test/library', '/\\e.test/library', '//[', '//e.test:x/library'])(
  '%j leads to no page of the same name',
  (text) => {
    expect(returnPath(text)).toBe('/');
  },
);

it('accepts texts of up to 2,000 characters, before and after parsing', () => {
  const query = '/clp?q=';
  const whole = query + 'a'.repeat(2000 - query.length);
  expect(returnPath(whole)).toBe(whole);
  const encoded = `${'a'.repeat(1987)}%D8%A7`;
  expect(returnPath(`${query}${'a'.repeat(1987)}\u0627`)).toBe(query + encoded);
  expect(returnPath(`${query}a${'a'.repeat(1987)}\u0627`)).toBe('/');
  expect(returnPath(`/${'./'.repeat(1000)}library`)).toBe('/');
});

test.each([undefined, null, 7, {}, ['/library'], new URL('https://e/library')])(
  '%j, which is no text, leads to the shop',
  (value) => {
    expect(returnPath(value)).toBe('/');
  },
);

/** Text made of what addresses are made of. */
const pieces = fc.constantFrom(
  ...[
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2e',
    '%2F',
    '%5C',
    '%',
    '\t',
    '\n',
    '@',
    ':',
    '?',
    '#',
    '[',
    ' ',
  ],
  ...['https:', 'javascript:', 'data:', 'blob:', 'e', 'e.com', 'pdp', '1001', 'auth', '\ud800'],
  ...knownPaths,
);
const grammarish = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(''));
const anyText = fc.oneof(
  { weight: 3, arbitrary: grammarish },
  { weight: 2, arbitrary: grammarish.map((text) => `/${text}`) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.webUrl() },
);

it('returns a known page of this origin for any text, and is idempotent', () => {
  const origin = 'https://shop.test';
  fc.assert(
    fc.property(anyText, (text) => {
      const path = returnPath(text);
      const url = new URL(path, origin);
      const isOurs =
        path.startsWith('/') &&
        !/^\/[/\\]/.test(path) &&
        url.origin === origin &&
        url.pathname + url.search === path &&
        patternOf(url.pathname) !== null &&
        patternOf(url.pathname) !== '/auth' &&
        returnPath(path) === path;
      if (!isOurs) throw new Error(`${JSON.stringify(text)} gave ${path}`);
    }),
    { numRuns: 100_000 },
  );
});

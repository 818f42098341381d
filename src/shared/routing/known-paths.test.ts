import { expect, test } from 'vitest';

import { patternOf } from './known-paths';

test.each([
  ['/', '/'],
  ['/pdp/1001', '/pdp/:id/:title?'],
  ['/pdp/1001/', '/pdp/:id/:title?'],
  ['/pdp/1001/divan', '/pdp/:id/:title?'],
  ['/pdp/comment/1001/divan', '/pdp/comment/:id/:identifier'],
  ['/clp/list/3', '/clp/list/:id'],
  ['/artist', '/artist/:id?'],
  ['/artist/%D8%AD', '/artist/:id?'],
])('%s is a page of %s', (path, pattern) => {
  expect(patternOf(path)).toBe(pattern);
});

test.each(['', 'pdp/1', '//', '//pdp', '/pdp//', '/no', '/pdp/1/2/3/4', '/Auth', '/pdp/%E0%A4%A'])(
  '%j is no page',
  (path) => {
    expect(patternOf(path)).toBeNull();
  },
);

import { expect, it, test } from 'vitest';

import { libraryPath, readLibraryQuery } from './library-query';

test.each([
  [{}, '/library'],
  [{ filter: 'inProgress' }, '/library?filter=inProgress'],
  [{ filter: 'wishes', sort: 'title' }, '/library?filter=wishes&sort=title'],
  [{ filter: 'archived', sort: 'heard', type: '3' }, '/library?filter=archived&sort=heard&type=3'],
  [{ type: '0' }, '/library?type=0'],
])('reads and writes the address of %j', (query, path) => {
  expect(libraryPath(readLibraryQuery(query))).toBe(path);
});

it.each(['99', '', 'x'])('takes wrong values as absent, the type "%s" as well', (type) => {
  const query = { filter: 'nonsense', sort: 'price', type };
  expect(readLibraryQuery(query)).toEqual({ tab: 'all', sort: 'added', type: null });
});

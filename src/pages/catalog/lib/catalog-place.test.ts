import { expect, it } from 'vitest';

import type { RouteVisit } from '@/shared/routing/create-route';

import { readPlace, readQuery } from './catalog-place';

const visit = (name: string, id?: string, query: Record<string, string> = {}) =>
  ({ name, params: id === undefined ? {} : { id }, query }) as RouteVisit;
const none = { kind: 'none' };

it.each([
  ['catalog', undefined, { kind: 'all' }, {}],
  ['catalog.list', '201', { kind: 'list', id: 201 }, { listId: 201 }],
  ['catalog.list', '0', none, {}],
  ['catalog.list', '01', none, {}],
  ['catalog.list', '1x', none, {}],
  ['catalog.list', 'x1', none, {}],
  ['catalog.list', '12345678901', none, {}],
  ['catalog.list', undefined, none, {}],
  ['catalog.listKey', 'free', { kind: 'listKey', id: 'free' }, { listKey: 'free' }],
  ['catalog.listKey', 'nonsense', none, {}],
  ['catalog.genre', 'ghazal-2', { kind: 'genre', id: 'ghazal-2' }, { genre: 'ghazal-2' }],
  ['catalog.genre', 'Ghazal', none, {}],
  ['catalog.genre', 'ghazal!', none, {}],
  ['catalog.genre', 'a'.repeat(61), none, {}],
])('%s of %j is the place %j', (name, id, place, query) => {
  expect(readPlace(visit(name, id))).toEqual(place);
  expect(readQuery(visit(name, id))).toEqual(query);
});

it.each([
  ['newest', { genre: 'ghazal', sort: 'newest' }],
  ['relevance', { genre: 'ghazal' }],
  ['nonsense', { genre: 'ghazal' }],
])('in the order %s, asks for %j', (sort, query) => {
  expect(readQuery(visit('catalog.genre', 'ghazal', { sort }))).toEqual(query);
});

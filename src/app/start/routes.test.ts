import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { watchUnknownAddresses } from '@/shared/browser/unknown-address';
import { knownPaths } from '@/shared/routing/known-paths';
import { pages } from '@/shared/routing/page-table';

import { routes } from './routes';

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
});
// The next file shares this document, and may read its window before its first test.
afterEach(() => {
  vi.unstubAllGlobals();
});

const pathsOf = (route: RouteObject): string[] => [
  ...(route.path === undefined ? [] : [`/${route.path.replace(/^\//, '')}`]),
  ...(route.children ?? []).flatMap(pathsOf),
];

it('has exactly the known paths, and a fallback for all others', () => {
  expect(routes.flatMap(pathsOf).sort()).toEqual([...knownPaths, '/*'].sort());
});

const routesIn = (all: readonly RouteObject[]): RouteObject[] =>
  all.flatMap((route) => [route, ...routesIn(route.children ?? [])]);
const aliases = pages.flatMap((page) => Object.entries<string>(page.aliases ?? {}));

/** Where an address leads whose page has moved. */
async function redirectedFrom(path: string, query: string, id = '7'): Promise<URL> {
  const route = routesIn(routes).find((each) => each.path === path);
  if (typeof route?.loader !== 'function') throw new Error(`${path} is no alias`);
  const request = new Request(`https://app.test/${query}`);
  const load = route.loader as unknown as (
    given: Pick<Parameters<LoaderFunction>[0], 'params' | 'request'>,
  ) => Promise<Response> | Response;
  const { headers } = await load({ params: { id }, request });
  return new URL(headers.get('location') ?? '', 'https://app.test');
}

it.each([...aliases, ['*', '/']])(
  'keeps the query of %s on the way to %s',
  async (path, target) => {
    const wanted = new URL(target.replace('{id}', '7'), 'https://app.test');
    const plain = await redirectedFrom(path, '');
    expect(plain.href).toBe(wanted.href);
    const { pathname, searchParams } = await redirectedFrom(path, '?clientId=12&q=a%26b');
    expect(pathname).toBe(wanted.pathname);
    expect(Object.fromEntries(searchParams)).toEqual({
      ...Object.fromEntries(wanted.searchParams),
      ...{ clientId: '12', q: 'a&b' },
    });
  },
);

it('keeps the query in an engine that cannot count its parameters', async () => {
  const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size');
  Reflect.deleteProperty(URLSearchParams.prototype, 'size');
  onTestFinished(() => size && void Object.defineProperty(URLSearchParams.prototype, 'size', size));
  expect((await redirectedFrom('/shop', '?clientId=12')).search).toBe('?clientId=12');
});

it('keeps an id in its place, whatever it has in it', async () => {
  const { pathname, search } = await redirectedFrom('/audiobook/:id', '?q=1', '50%/?a b');
  expect(pathname).toBe('/pdp/50%25%2F%3Fa%20b');
  expect(search).toBe('?q=1');
});

it('reports an address that no page has, and no other', async () => {
  const reports = vi.fn();
  watchUnknownAddresses(reports);
  await redirectedFrom('/shop', '');
  expect(reports).not.toHaveBeenCalled();
  await redirectedFrom('*', '');
  expect(reports).toHaveBeenCalledOnce();
});

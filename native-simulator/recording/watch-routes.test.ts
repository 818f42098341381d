import { expect, it } from 'vitest';

import { watchRoutes } from './watch-routes';

/** A page at an address, as far as its routes are concerned. */
function pageAt(path: string) {
  const location = { pathname: '', search: '', hash: '' };
  const go = (to: string) => {
    const { pathname, search, hash } = new URL(to, 'http://app.test');
    Object.assign(location, { pathname, search, hash });
  };
  const changes: unknown[][] = [];
  const change =
    (name: string) =>
    (...given: unknown[]) => {
      changes.push([name, ...given]);
      go(String(given[2]));
    };
  const history = { pushState: change('push'), replaceState: change('replace') };
  const page = Object.assign(new EventTarget(), { location, history });
  go(path);
  const reported: string[] = [];
  watchRoutes(page as unknown as Window, (visit) => {
    expect(visit).toMatchObject({ kind: 'route', at: expect.closeTo(Date.now(), -4) as number });
    reported.push(visit.path);
  });
  const back = (to: string) => {
    go(to);
    page.dispatchEvent(new Event('popstate'));
  };
  return { history, changes, reported, back };
}

it('reports the path of the load, and of each change with its query and its hash', () => {
  const { history, changes, reported, back } = pageAt('/?a=1#b');
  history.pushState({ key: 1 }, '', '/clp?x=1');
  history.replaceState(null, '', '/clp?x=2#top');
  back('/?a=1#b');
  expect(reported).toEqual(['/?a=1#b', '/clp?x=1', '/clp?x=2#top', '/?a=1#b']);
  expect(changes).toEqual([
    ['push', { key: 1 }, '', '/clp?x=1'],
    ['replace', null, '', '/clp?x=2#top'],
  ]);
});

it('reports a path once that stays the same', () => {
  const { history, reported, back } = pageAt('/');
  history.replaceState({ scroll: 1 }, '', '/');
  back('/');
  expect(reported).toEqual(['/']);
});

import { expect, it } from 'vitest';

import { firstDivergence } from './compare';
import type { Entry } from './recording';

const click = (name: string): Entry => ({ kind: 'click', ms: 0, role: 'button', name });
const route = (path: string): Entry => ({ kind: 'route', ms: 0, path });
const api = (path: string, status = 200): Entry => ({
  ...{ kind: 'api', ms: 0, method: 'GET', path, status },
});
const call = (method: 'exit' | 'rateApp' | 'hidePreloader'): Entry => ({
  ...{ kind: 'call', ms: 0, method, args: {}, error: null },
});
const session = [route('/'), api('/a'), api('/b'), click('Buy'), call('exit'), route('/x')];

it('finds nothing in the same session at another pace', () => {
  const slower = session.map((entry) => ({ ...entry, ms: entry.ms + 900 }));
  expect(firstDivergence(session, slower)).toBeNull();
});

it('lets the requests of a step change places, and come earlier', () => {
  const [first, a, b, ...rest] = session as [Entry, Entry, Entry, ...Entry[]];
  expect(firstDivergence(session, [first, b, a, ...rest])).toBeNull();
  expect(firstDivergence([first, a, click('Buy'), b], [first, a, b, click('Buy')])).toBeNull();
});

it('does not mind for how long somebody looked at a page, which then asks for its sample', () => {
  const longer = session.toSpliced(3, 0, api('/api/stream/sample/9054'));
  expect(firstDivergence(longer, session)).toBeNull();
  expect(firstDivergence(session, longer)).toBeNull();
});

it.each<[string, Entry[], number, Entry | null, Entry | null]>([
  ['a missing call', session.toSpliced(4, 1), 4, call('exit'), null],
  ['another call', session.with(4, call('rateApp')), 4, call('exit'), call('rateApp')],
  ['another status', session.with(2, api('/b', 500)), 2, api('/b'), api('/b', 500)],
  ['a request too many', session.toSpliced(2, 0, api('/c')), 3, null, api('/c')],
  ['a route too many', [...session, route('/y')], 6, null, route('/y')],
  ['another button', session.with(3, click('Sell')), 3, click('Buy'), click('Sell')],
])('finds %s', (_what, actual, index, expected, found) => {
  expect(firstDivergence(session, actual)).toMatchObject({ index, expected, actual: found });
});

it('asks of a token set only whether somebody is signed in', () => {
  const tokens = (answer: string): Entry => ({
    ...{ kind: 'call', ms: 0, method: 'getTokens', args: {}, answer, error: null },
  });
  const mine = tokens('{"token":"•token 1•","version-code":"109"}');
  expect(
    firstDivergence([mine], [tokens('{"token":"•token 1•","version-code":"120"}')]),
  ).toBeNull();
  expect(firstDivergence([mine], [tokens('')])).toMatchObject({ index: 0 });
});

it('takes a request that comes a step late for missing', () => {
  const recorded = [api('/a'), click('Buy')];
  expect(firstDivergence(recorded, [click('Buy'), api('/a')])).toMatchObject({ index: 0 });
});

it('keeps the reports of the page in an order of their own', () => {
  const recorded = [call('hidePreloader'), call('exit')];
  expect(firstDivergence(recorded, recorded.toReversed())).toBeNull();
});

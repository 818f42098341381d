import { expect, it } from 'vitest';

import type { MethodName } from '@/shared/bridge/methods';
import { countMissing, firstDivergence, isComparedLive } from './compare';
import type { Entry } from './recording';

const click = (name: string): Entry => ({ kind: 'click', ms: 0, role: 'button', name });
const route = (path: string): Entry => ({ kind: 'route', ms: 0, path });
const api = (path: string, status = 200): Entry => ({
  ...{ kind: 'api', ms: 0, method: 'GET', path, status },
});
const call = (method: MethodName): Entry => ({
  ...{ kind: 'call', ms: 0, method, args: {}, error: null },
});
const session = [route('/'), api('/a'), api('/b'), click('Buy'), call('exit'), route('/x')];

it('finds no divergence in the same session at another pace', () => {
  const slower = session.map((entry) => ({ ...entry, ms: entry.ms + 900 }));
  expect(firstDivergence(session, slower)).toBeNull();
});

it('accepts the requests of a step in another order, and earlier than recorded', () => {
  const [first, a, b, ...rest] = session as [Entry, Entry, Entry, ...Entry[]];
  expect(firstDivergence(session, [first, b, a, ...rest])).toBeNull();
  expect(firstDivergence([first, a, click('Buy'), b], [first, a, b, click('Buy')])).toBeNull();
});

it('ignores the prefetch of a sample, which depends on how long the user looks at a page', () => {
  const longer = session.toSpliced(3, 0, api('/api/stream/sample/9054'));
  expect(firstDivergence(longer, session)).toBeNull();
  expect(firstDivergence(session, longer)).toBeNull();
});

it('ignores when lines of the log are sent, and compares each event of the statistics', () => {
  const sent = (name: string): Entry => ({
    ...{ kind: 'call', ms: 0, method: 'sendEvent', args: { name }, error: null },
  });
  const withEvent = (name: string) => session.toSpliced(4, 0, sent(name));
  expect(firstDivergence(withEvent('logBatch'), session)).toBeNull();
  expect(firstDivergence(session, withEvent('logBatch'))).toBeNull();
  expect(firstDivergence(withEvent('PURCHASED'), session)).toMatchObject({ index: 4 });
});

it.each<[string, Entry[], number, Entry | null, Entry | null]>([
  ['a missing call', session.toSpliced(4, 1), 4, call('exit'), null],
  ['another call', session.with(4, call('rateApp')), 4, call('exit'), call('rateApp')],
  ['another status', session.with(2, api('/b', 500)), 2, api('/b'), api('/b', 500)],
  ['a request too many', session.toSpliced(2, 0, api('/c')), 3, null, api('/c')],
  ['a route too many', [...session, route('/y')], 6, null, route('/y')],
  ['another button', session.with(3, click('Sell')), 3, click('Buy'), click('Sell')],
])('finds %s', (_case, actual, index, expected, found) => {
  expect(firstDivergence(session, actual)).toMatchObject({ index, expected, actual: found });
});

it('compares of a token set only whether a user is signed in', () => {
  const tokens = (answer: string): Entry => ({
    ...{ kind: 'call', ms: 0, method: 'getTokens', args: {}, answer, error: null },
  });
  const mine = tokens('{"token":"•token 1•","version-code":"109"}');
  expect(
    firstDivergence([mine], [tokens('{"token":"•token 1•","version-code":"120"}')]),
  ).toBeNull();
  expect(firstDivergence([mine], [tokens('')])).toMatchObject({ index: 0 });
});

const filled = { kind: 'fill', ms: 0, role: 'textbox', name: 'Code', value: '1' } as const;
const told = { kind: 'event', ms: 0, name: 'backPressed', payload: 1, consumed: true } as const;
const called = { kind: 'call', ms: 0, method: 'exit', args: {}, answer: 'a', error: null } as const;
it.each<[string, Entry, object]>([
  ['role of a click', click('Buy'), { role: 'link' }],
  ['name of a click', click('Buy'), { name: 'Sell' }],
  ['role of a fill', filled, { role: 'searchbox' }],
  ['name of a fill', filled, { name: 'Mobile' }],
  ['value of a fill', filled, { value: '2' }],
  ['secrecy of a fill', filled, { secret: 'code' }],
  ['key', { kind: 'press', ms: 0, key: 'Enter' }, { key: 'Escape' }],
  ['path of a load', { kind: 'load', ms: 0, path: '/' }, { path: '/x' }],
  ['event', told, { name: 'appPaused' }],
  ['payload of an event', told, { payload: 2 }],
  ['answer of the app to an event', told, { consumed: false }],
  ['lack of an inbox for an event', told, { consumed: null }],
  ['method', called, { method: 'rateApp' }],
  ['argument of a call', called, { args: { id: '1' } }],
  ['answer to a call', called, { answer: 'b' }],
  ['error of a call', called, { error: 'No' }],
  ['route', route('/'), { path: '/x' }],
  ['method of a request', api('/a'), { method: 'POST' }],
  ['path of a request', api('/a'), { path: '/b' }],
  ['status of a request', api('/a'), { status: 500 }],
])('finds another %s', (_, recorded, change) => {
  const replayed = { ...recorded, ...change };
  expect(firstDivergence([recorded], [replayed])).toMatchObject({ index: 0 });
});

it('reports a request that comes one step late as missing', () => {
  const recorded = [api('/a'), click('Buy')];
  expect(firstDivergence(recorded, [click('Buy'), api('/a')])).toMatchObject({ index: 0 });
});

it('compares the reports of the page in their order, apart from its other calls and from the statistics', () => {
  const sent: Entry = {
    ...{ kind: 'call', ms: 0, method: 'sendEvent', args: { name: 'PURCHASED' }, error: null },
  };
  const reports = (['setWebViewState', 'showPreloader', 'hidePreloader'] as const).map(call);
  for (const report of reports) {
    const recorded = [report, call('exit'), sent];
    expect(firstDivergence(recorded, recorded.toReversed())).toBeNull();
    for (const other of reports.filter((each) => each !== report))
      expect(firstDivergence([report, other], [other, report])).toMatchObject({ index: 0 });
  }
  const calls = [call('exit'), call('rateApp')];
  expect(firstDivergence(calls, calls.toReversed())).toMatchObject({ index: 0 });
});

const lockScreen = (changes: object = {}): Entry => {
  const state = { title: 'Divan · one', artist: 'Hafez', artwork: 'http://localhost:1/c?v=1' };
  const stateJson = JSON.stringify({ ...state, position: 0, rate: 1, playing: false, ...changes });
  return { kind: 'call', ms: 0, method: 'updateMediaSession', args: { stateJson }, error: null };
};

it('compares what the lock screen names, however often and when it is told', () => {
  const recorded = [lockScreen(), lockScreen({ playing: true }), lockScreen({ rate: 1.5 })];
  const replayed = [
    lockScreen({ position: 3, artwork: 'http://localhost:2/c?v=1' }),
    lockScreen({ position: 4, rate: 1.5 }),
    lockScreen({ position: 5, rate: 1.5, playing: true }),
  ];
  expect(firstDivergence(recorded, replayed)).toBeNull();
});

it.each<[string, object]>([
  ['title', { title: 'Divan · two' }],
  ['artist', { artist: 'Saadi' }],
  ['cover', { artwork: 'http://localhost:1/d?v=1' }],
  ['speed', { rate: 1.5 }],
])('finds another %s on the lock screen', (_, changes) => {
  const recorded = [lockScreen(), lockScreen(changes)];
  expect(firstDivergence(recorded, [lockScreen()])).toMatchObject({ index: 1, actual: null });
  expect(firstDivergence([lockScreen()], [lockScreen(changes)])).toMatchObject({ index: 0 });
});

it('compares a state of the lock screen that is no JSON as it is', () => {
  const broken = (stateJson: unknown): Entry => ({
    ...{ kind: 'call', ms: 0, method: 'updateMediaSession', args: { stateJson }, error: null },
  });
  expect(firstDivergence([broken('{')], [broken('{')])).toBeNull();
  expect(firstDivergence([broken('{')], [broken('1')])).toMatchObject({ index: 0 });
  expect(firstDivergence([broken(undefined)], [broken(null)])).toMatchObject({ index: 0 });
});

it('says when the divergence comes in the recording, at the latest with its last entry', () => {
  const recorded = [route('/'), click('Buy'), route('/x')].map((entry, at) => {
    return { ...entry, ms: 100 + at };
  });
  const [start, buy, end] = recorded as [Entry, Entry, Entry];
  expect(firstDivergence(recorded, [start, buy])).toMatchObject({ index: 2, ms: 102 });
  // Too much comes in the first step, and is seen where that ends.
  expect(firstDivergence(recorded, [start, api('/a'), buy, end])).toMatchObject({
    ...{ index: 1, ms: 101, expected: null, actual: api('/a') },
  });
  expect(firstDivergence(recorded, [...recorded, api('/a')])).toMatchObject({ index: 3, ms: 102 });
  expect(firstDivergence([], [route('/')])).toEqual({
    ...{ index: 0, ms: 0, expected: null, actual: route('/') },
  });
});

it('takes the first of several differences, and for a request the answer to the same one in its step', () => {
  const recorded = [api('/a'), route('/'), click('Buy'), api('/b')];
  const late = [route('/other'), click('Buy'), api('/a', 500), api('/b', 404)];
  // The other answer to `/a` belongs to the next step.
  expect(firstDivergence(recorded, late)).toMatchObject({ index: 0, actual: null });
  const failed = [api('/c'), api('/a', 500), route('/other'), click('Buy'), api('/b', 404)];
  expect(firstDivergence(recorded, failed)).toMatchObject({ index: 0, actual: api('/a', 500) });
  const post = { ...api('/a', 500), method: 'POST' } as Entry;
  expect(firstDivergence([api('/a')], [post])).toMatchObject({ index: 0, actual: null });
});

it('compares neither what the page asks for in an idle moment nor a call of the mock, but their likes', () => {
  const clock: Entry = { kind: 'control', ms: 0, method: 'POST', path: '/__mock/clock' };
  for (const entry of [api('/api/account/editprofile'), api('/api/stream/sample/1'), clock]) {
    expect(firstDivergence([entry], [])).toBeNull();
    expect(isComparedLive(entry)).toBe(false);
  }
  const saved = { ...api('/api/account/editprofile'), method: 'POST' } as Entry;
  for (const entry of [saved, api('/api/stream/1')]) {
    expect(firstDivergence([entry], [])).toMatchObject({ index: 0 });
    expect(isComparedLive(entry)).toBe(true);
  }
});

it('finds no difference in the order of fields, and in the time at which tokens expire', () => {
  const stored = (tokens: object): Entry => ({
    ...{ kind: 'event', ms: 0, name: 'tokenInjected', payload: { tokens }, consumed: true },
  });
  const one = stored({ token: 'a', expireIn: '1' });
  expect(firstDivergence([one], [stored({ expireIn: '2', token: 'a' })])).toBeNull();
  expect(firstDivergence([one], [stored({ expireIn: '1', token: 'b' })])).not.toBeNull();
});

it('counts what is missing for each kind of entry by itself', () => {
  const recorded = [route('/'), call('exit'), call('hidePreloader'), api('/a'), api('/b')];
  expect(countMissing(recorded, [])).toBe(5);
  // What came too often does not stand for what is missing.
  expect(countMissing(recorded, [route('/'), route('/a'), route('/b'), api('/c')])).toBe(3);
  expect(countMissing([], recorded)).toBe(0);
});

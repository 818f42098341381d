import { getEventListeners } from 'node:events';
import { afterEach, expect, it, vi } from 'vitest';

import { oneTimeCode, personaPassword } from '@fixtures/users/personas';
import { play, type Player } from './play';
import type { Action, Entry, Recording } from './recording';

const launch: Recording['launch'] = {
  client: '12',
  environment: 'pwa',
  platform: 'web',
  path: '/pdp/1?token=partner-ok-iGap',
  persona: null,
};
const route = (path: string): Entry => ({ kind: 'route', ms: 0, path });
const click = (name: string): Entry => ({ kind: 'click', ms: 0, role: 'button', name });
const entries = [route('/'), click('Buy'), route('/bought')];
const recording: Recording = {
  ...{ format: 'shenidar-recording', version: 1, name: 'A purchase', launch, entries },
};

/** A player of an app that answers each action with the entries of the table. */
function playerWith(answers: Readonly<Record<string, readonly Entry[]>>) {
  const entries: Entry[] = [];
  const opened: string[] = [];
  const performed: Action[] = [];
  const player: Player = {
    open: (path) => {
      opened.push(path);
      entries.push(...(answers['open'] ?? []));
      return Promise.resolve();
    },
    entries: () => entries,
    perform: (action) => {
      const name = action.kind === 'click' ? action.name : action.kind;
      const answer = answers[name];
      if (!answer) return Promise.resolve(false);
      performed.push(action);
      entries.push({ ...action, ms: 0 }, ...answer);
      return Promise.resolve(true);
    },
    wait: () => Promise.resolve(),
    tokensOf: (persona) => Promise.resolve({ token: `of ${persona}` }),
  };
  return { player, opened, performed };
}
const quick = { timeoutMs: 5 };
afterEach(() => {
  vi.useRealTimers();
});

it('performs the recorded actions and finds no divergence', async () => {
  const { player, opened } = playerWith({ open: [route('/')], Buy: [route('/bought')] });
  const progress: number[] = [];
  const options = { ...quick, onProgress: (index: number) => progress.push(index) };
  expect(await play(recording, player, options)).toBeNull();
  expect(opened).toEqual(['/pdp/1?token=partner-ok-iGap']);
  expect(progress).toEqual([1, 3]);
});

it('stops at the first divergence and performs no further action', async () => {
  const { player, performed } = playerWith({ open: [route('/auth')], Buy: [] });
  expect(await play(recording, player, quick)).toMatchObject({ index: 0, actual: route('/auth') });
  expect(performed).toEqual([]);
});

it('diverges at a button that could not be pressed', async () => {
  const { player } = playerWith({ open: [route('/')] });
  expect(await play(recording, player, quick)).toMatchObject({ index: 1, actual: null });
});

it.each([
  ['opened', () => Promise.resolve()],
  ['failed to open', () => Promise.reject(new Error('gone'))],
])('leaves no listener at the signal of a replay that %s', async (_, open) => {
  const { player } = playerWith({ Buy: [] });
  const { signal } = new AbortController();
  await play(recording, { ...player, open }, { ...quick, signal }).catch(() => undefined);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

it('waits for three times the timeout after the launch, and once after an action', async () => {
  vi.useFakeTimers();
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms).then(() => undefined);
  const timeoutMs = 1000;
  const duration = async (answers: Parameters<typeof playerWith>[0]) => {
    const start = Date.now();
    await play(recording, { ...playerWith(answers).player, wait }, { timeoutMs });
    return Math.round((Date.now() - start) / timeoutMs);
  };
  expect(await duration({ open: [], Buy: [] })).toBe(3);
  expect(await duration({ open: [route('/')], Buy: [] })).toBe(1);
});

it('signs in with tokens of the replay', async () => {
  const event: Entry = {
    ...{ kind: 'event', ms: 0, name: 'tokenInjected', consumed: true, persona: 'spender' },
    payload: { token: '•token 1•' },
  };
  const { player, performed } = playerWith({ open: [], event: [] });
  await play({ ...recording, entries: [event] }, player, quick);
  expect(performed).toMatchObject([{ payload: { token: 'of spender' } }]);
});

it('opens a recorded link as it is, so that the mock accepts or refuses its partner token as it did', async () => {
  const links = [
    ...['/library', '/?token=partner-ok-iGap', '/clp?x=1&p=partner-ok-samantel&kind=samantel#a'],
    ...['/?token=partner-expired-iGap', '/?token=partner-ok-zarebin', '/?token=•token 1•'],
  ];
  const actions = links.map((path): Action => ({ kind: 'load', ms: 0, path }));
  const { player, opened, performed } = playerWith({ open: [], load: [] });
  for (const [index, path] of links.entries()) {
    const link = { ...launch, path };
    await play(
      { ...recording, launch: link, entries: actions.slice(index, index + 1) },
      player,
      quick,
    );
  }
  expect(opened).toEqual(links);
  expect(performed).toEqual(actions);
});

it('signs in the persona of the launch where the event names none, and types the secrets of the mock', async () => {
  const event: Entry = {
    ...{ kind: 'event', ms: 0, name: 'tokenInjected', consumed: true },
    payload: { token: '•token 1•' },
  };
  const fill = (secret?: 'code' | 'password'): Entry => ({
    ...{ kind: 'fill', ms: 0, role: 'textbox', name: 'A', value: secret ? '' : 'mine' },
    ...(secret && { secret }),
  });
  const played = async (entry: Entry, persona: Recording['launch']['persona'] = null) => {
    const { player, performed } = playerWith({ open: [], event: [], fill: [] });
    const start = { ...launch, persona };
    await play({ ...recording, launch: start, entries: [entry] }, player, quick);
    return performed.map((action): unknown =>
      action.kind === 'event' ? action.payload : action.kind === 'fill' && action.value,
    );
  };
  expect(await played(event, 'collector')).toEqual([{ token: 'of collector' }]);
  expect(await played(event)).toEqual([{ token: 'of newcomer' }]);
  // A sign-out has no secret.
  expect(await played({ ...event, payload: { token: '' } })).toEqual([{ token: '' }]);
  expect(await played(fill())).toEqual(['mine']);
  expect(await played(fill('code'))).toEqual([oneTimeCode]);
  expect(await played(fill('password'))).toEqual([personaPassword]);
});

it('ends at once when it is aborted, and tells no difference', async () => {
  const stop = new AbortController();
  const { player, performed } = playerWith({ open: [route('/')], Buy: [] });
  // The page does not go on after the press.
  const wait = () => {
    stop.abort();
    return Promise.resolve();
  };
  const options = { timeoutMs: 60_000, signal: stop.signal };
  expect(await play(recording, { ...player, wait }, options)).toBeNull();
  expect(performed).toHaveLength(1);
  const early = new AbortController();
  const open = () => new Promise<void>(() => undefined);
  const end = play(recording, { ...player, open }, { signal: early.signal });
  early.abort();
  expect(await end).toBeNull();
  expect(performed).toHaveLength(1);
});

it('waits for three times the timeout at most, however many entries come', async () => {
  vi.useFakeTimers();
  const noise: Entry[] = [];
  const wait = async (ms: number) => {
    if (noise.length > 1000) throw new Error('It waits for ever.');
    noise.push({ kind: 'api', ms: 0, method: 'GET', path: '/a', status: 200 });
    await vi.advanceTimersByTimeAsync(ms);
  };
  const { player } = playerWith({});
  const start = Date.now();
  const once = { ...recording, entries: [route('/')] };
  await play(once, { ...player, entries: () => noise, wait }, { timeoutMs: 1000 });
  // Three times three for the first entry, and once until nothing more comes.
  expect((Date.now() - start) / 1000).toBeCloseTo(10, 0);
});

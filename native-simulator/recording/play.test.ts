import { expect, it } from 'vitest';

import { play, type Player } from './play';
import type { Action, Entry, Recording } from './recording';

const launch: Recording['launch'] = {
  client: '12',
  environment: 'pwa',
  platform: 'web',
  path: '/pdp/1?token=•token 1•',
  persona: null,
};
const route = (path: string): Entry => ({ kind: 'route', ms: 0, path });
const click = (name: string): Entry => ({ kind: 'click', ms: 0, role: 'button', name });
const entries = [route('/'), click('Buy'), route('/bought')];
const recording: Recording = {
  ...{ format: 'shenidar-recording', version: 1, name: 'A purchase', launch, entries },
};

/** An app that answers each deed as the table says; time passes when somebody waits. */
function playerWith(answers: Readonly<Record<string, readonly Entry[]>>) {
  const seen: Entry[] = [];
  const opened: string[] = [];
  const done: Action[] = [];
  const player: Player = {
    open: (path) => {
      opened.push(path);
      seen.push(...(answers['open'] ?? []));
      return Promise.resolve();
    },
    entries: () => seen,
    perform: (deed) => {
      const name = deed.kind === 'click' ? deed.name : deed.kind;
      const answer = answers[name];
      if (!answer) return Promise.resolve(false);
      done.push(deed);
      seen.push({ ...deed, ms: 0 }, ...answer);
      return Promise.resolve(true);
    },
    wait: () => Promise.resolve(),
    tokensOf: (persona) => Promise.resolve({ token: `of ${persona}` }),
  };
  return { player, opened, done };
}
const quick = { timeoutMs: 5 };

it('does what was done, and finds it the same', async () => {
  const { player, opened } = playerWith({ open: [route('/')], Buy: [route('/bought')] });
  const progress: number[] = [];
  const options = { ...quick, onProgress: (index: number) => progress.push(index) };
  expect(await play(recording, player, options)).toBeNull();
  expect(opened).toEqual(['/pdp/1?token=partner-ok-iGap']);
  expect(progress).toEqual([1, 3]);
});

it('stops where the ways part, and does no more', async () => {
  const { player, done } = playerWith({ open: [route('/auth')], Buy: [] });
  expect(await play(recording, player, quick)).toMatchObject({ index: 0, actual: route('/auth') });
  expect(done).toEqual([]);
});

it('finds what could not be pressed', async () => {
  const { player } = playerWith({ open: [route('/')] });
  expect(await play(recording, player, quick)).toMatchObject({ index: 1, actual: null });
});

it('signs in with tokens of its own', async () => {
  const event: Entry = {
    ...{ kind: 'event', ms: 0, name: 'tokenInjected', consumed: true, persona: 'spender' },
    payload: { token: '•token 1•' },
  };
  const { player, done } = playerWith({ open: [], event: [] });
  await play({ ...recording, entries: [event] }, player, quick);
  expect(done).toMatchObject([{ payload: { token: 'of spender' } }]);
});

import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import '@/features/player/model/playback';
import { $chapter, bookRequested } from '@/features/player/model/queue';
import { createInbox, openInboxFx, $inbox, type WebBridge } from '@/shared/bridge/inbox';
import { createTestScope } from '@/testing/create-scope';
import { wrapScope } from '@/testing/fake-bridge';
import { anItem, playerAnswers } from '@/testing/player-fixtures';

import './native-media';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const passed = () => vi.advanceTimersByTimeAsync(0);

/** A book plays at its 50th second; the wrapper's lock screen speaks. */
async function playing() {
  const host: { WebBridge?: WebBridge } = {};
  const { scope, engine } = await createTestScope({ answers: playerAnswers });
  const calls = await wrapScope(scope);
  await allSettled($inbox, { scope, params: createInbox(host) });
  await allSettled(openInboxFx, { scope });
  void allSettled(bookRequested, { scope, params: { item: anItem() } });
  await passed();
  engine.emit('playing', { duration: 100 });
  engine.emit('timeupdate', { time: 50, duration: 100 });
  const before = engine.calls.length;
  const press = async (command: string, position?: number) => {
    const isTaken = host.WebBridge?.receiveEvent('mediaCommand', { command, position });
    await passed();
    return isTaken;
  };
  return { scope, calls, press, done: () => engine.calls.slice(before) };
}

it.each([
  ['pause', undefined, ['pause']],
  ['seekForward', undefined, ['seek', 80]],
  ['seekBackward', undefined, ['seek', 40]],
  ['seekTo', 12, ['seek', 12]],
])('the button %s of the lock screen is the player’s', async (command, position, expected) => {
  const { press, done } = await playing();
  expect(await press(command, position)).toBe(true);
  expect(done()).toContainEqual(expected);
});

it('play goes on after a pause', async () => {
  const { press, done } = await playing();
  await press('pause');
  await press('play');
  expect(done().map(([name]) => name)).toEqual(expect.arrayContaining(['pause', 'play']));
});

it('next and previous change the chapter', async () => {
  const { scope, press } = await playing();
  const chapter = () => scope.getState($chapter)?.chapterId;
  await press('next');
  expect(chapter()).toBe(2);
  await press('previous');
  expect(chapter()).toBe(1);
});

it('the lock screen hears what plays and where', async () => {
  const { calls } = await playing();
  const states = calls.flatMap((call) =>
    call.method === 'updateMediaSession'
      ? [JSON.parse(call.args.stateJson) as Record<string, unknown>]
      : [],
  );
  expect(states.at(-1)).toMatchObject({ title: 'Divan · one', artist: 'Hafez', playing: true });
});

import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { sampleChapter } from '@/features/player/lib/chapters';
import '@/features/player/model/playback';
import {
  $chapter,
  bookRequested,
  chapterProgressed,
  itemRestored,
  playerClosed,
} from '@/features/player/model/queue';
import { $siteOrigin } from '@/shared/api/authorized';
import { createInbox, openInboxFx, $inbox, type WebBridge } from '@/shared/bridge/inbox';
import { mediaKeyPressed, showMediaFx } from '@/shared/browser/media-session';
import type { EngineEvent } from '@/shared/media/audio-engine';
import { pageModelsStarted } from '@/shared/routing/page-models';
import { createTestScope } from '@/testing/create-scope';
import { connectFakeWrapper } from '@/testing/fake-bridge';
import { anItem, playerAnswers } from '@/testing/player-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import './media-session';
import '../native/wiring/lock-screen';

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
  await allSettled($siteOrigin, { scope, params: 'https://site.test' });
  // With a native player the app would give it the book.
  const calls = await connectFakeWrapper(scope, { without: ['openPlayer'] });
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
  const states = () =>
    calls.flatMap((call) =>
      call.method === 'updateMediaSession' ? [JSON.parse(call.args.stateJson) as unknown] : [],
    );
  const told = () => states().at(-1);
  const shown = watchCalls(showMediaFx, scope);
  return { scope, engine, states, told, shown, press, done: () => engine.calls.slice(before) };
}

it.each([
  ['pause', undefined, ['pause']],
  ['seekForward', undefined, ['seek', 80]],
  ['seekBackward', undefined, ['seek', 40]],
  ['seekTo', 12, ['seek', 12]],
  ['seekTo', 0, ['seek', 0]],
])('the button %s of the lock screen controls the player', async (command, position, expected) => {
  const { press, done } = await playing();
  expect(await press(command, position)).toBe(true);
  expect(done()).toContainEqual(expected);
});

it('declines a seek without a position', async () => {
  const { press, done } = await playing();
  expect(await press('seekTo')).toBe(false);
  expect(done()).toEqual([]);
});

it.each(['play', 'pause', 'next', 'previous', 'seekForward', 'seekBackward', 'seekTo'] as const)(
  'declines %s while the player is closed, and does nothing for a media key',
  async (command) => {
    const { scope, press, engine } = await playing();
    await allSettled(playerClosed, { scope });
    const before = engine.calls.length;
    expect(await press(command, 12)).toBe(false);
    await allSettled(mediaKeyPressed, { scope, params: { command, position: 12 } });
    expect(engine.calls.slice(before)).toEqual([]);
  },
);

it('obeys the media keys of the browser', async () => {
  const { scope, done } = await playing();
  await allSettled(mediaKeyPressed, { scope, params: { command: 'seekTo', position: 12 } });
  await allSettled(mediaKeyPressed, { scope, params: { command: 'seekTo', position: null } });
  // Only a seek has a position to go to.
  await allSettled(mediaKeyPressed, { scope, params: { command: 'pause', position: 30 } });
  expect(done()).toEqual([['seek', 12], ['pause']]);
});

it('resumes after a pause', async () => {
  const { press, done } = await playing();
  await press('pause');
  await press('play');
  expect(done().map(([name]) => name)).toEqual(expect.arrayContaining(['pause', 'play']));
});

it('changes the chapter by next and previous', async () => {
  const { scope, press } = await playing();
  const chapter = () => scope.getState($chapter)?.chapterId;
  await press('next');
  expect(chapter()).toBe(2);
  await press('previous');
  expect(chapter()).toBe(1);
});

describe('the lock screen gets a new state', () => {
  it('of the book alone while its chapters are on their way', async () => {
    const { scope, told } = await playing();
    void allSettled(bookRequested, { scope, params: { item: anItem({ title: 'Masnavi' }) } });
    expect(told()).toMatchObject({ title: 'Masnavi', duration: 0, playing: true });
    await passed();
    expect(told()).toMatchObject({ title: 'Masnavi · one' });
  });

  it('of the chapter, with the book as its album, in the browser', async () => {
    const { scope, press, shown } = await playing();
    await press('next');
    expect(shown.at(-1)).toMatchObject({ title: 'two', artist: 'Hafez', album: 'Divan' });
    void allSettled(bookRequested, { scope, params: { item: anItem({ title: 'Masnavi' }) } });
    expect(shown.at(-1)).toMatchObject({ title: 'Masnavi', album: 'Masnavi' });
  });

  it('what plays and where', async () => {
    const { told } = await playing();
    expect(told()).toEqual({
      title: 'Divan · one',
      artist: 'Hafez',
      artwork: 'https://site.test/cover',
      duration: 100,
      position: 0,
      rate: 1,
      playing: true,
    });
  });

  it.each<[string, Partial<EngineEvent>, object]>([
    ['pause', { time: 51, isPaused: true }, { playing: false, position: 51 }],
    ['waiting', { time: 51 }, { playing: true, position: 51 }],
    ['ratechange', { time: 51, rate: 1.5 }, { playing: true, position: 51, rate: 1.5 }],
    ['durationchange', { time: 51, duration: 120 }, { playing: true, position: 51, duration: 120 }],
  ])('when the engine emits %s', async (type, facts, expected) => {
    const { engine, told } = await playing();
    engine.emit(type as EngineEvent['type'], { duration: 100, ...facts });
    expect(told()).toMatchObject({ duration: 100, ...expected });
  });

  it('nothing of the seconds, which it counts itself', async () => {
    const { engine, states } = await playing();
    const before = states().length;
    for (let time = 51; time < 60; time += 1) engine.emit('timeupdate', { time, duration: 100 });
    expect(states()).toHaveLength(before);
  });

  it('of a restored book, with the place at which it goes on', async () => {
    const { scope, told } = await playing();
    await allSettled(itemRestored, {
      scope,
      params: {
        item: anItem({ title: 'Masnavi' }),
        chapters: [{ ...sampleChapter(1001, 100, 42), title: 'one' }],
        index: 0,
      },
    });
    expect(told()).toMatchObject({ title: 'Masnavi · one', position: 42, playing: false });
  });

  it('of what was in the player before the lock screen was listened to', async () => {
    const { scope, told, shown } = await playing();
    const before = shown.length;
    void allSettled(pageModelsStarted, { scope });
    expect(told()).toMatchObject({ title: 'Divan · one', position: 50, playing: true });
    expect(shown.slice(before)).toMatchObject([{ title: 'one', position: 50 }]);
  });

  it('of another chapter, with the place at which it goes on', async () => {
    const { scope, press, told } = await playing();
    await allSettled(chapterProgressed, {
      scope,
      params: { audioBookId: 1001, chapterId: 2, durationPlayed: 33 },
    });
    await press('next');
    expect(told()).toMatchObject({ title: 'Divan · two', position: 33 });
  });

  it('where a seek leads', async () => {
    const { press, told } = await playing();
    await press('seekTo', 12);
    expect(told()).toMatchObject({ position: 12 });
    await press('seekForward');
    expect(told()).toMatchObject({ position: 42 });
    await press('seekBackward');
    expect(told()).toMatchObject({ position: 32 });
  });

  it('which chapter it is now, and that of the one before nothing counts', async () => {
    const { press, told } = await playing();
    await press('next');
    expect(told()).toMatchObject({ title: 'Divan · two', playing: true });
  });

  it('that nothing plays any more, once the player is closed', async () => {
    const { scope, states, told, shown } = await playing();
    await allSettled(playerClosed, { scope });
    expect(told()).toMatchObject({ title: 'Divan · one', playing: false });
    expect(shown.at(-1)).toBeNull();
    const before = states().length;
    await allSettled(playerClosed, { scope });
    expect(states()).toHaveLength(before);
  });
});

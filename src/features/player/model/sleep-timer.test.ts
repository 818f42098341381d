import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { pageShown, watchPageShownFx } from '@/shared/browser/page-shown';
import { createTestScope } from '@/testing/create-scope';
import { anItem } from '@/testing/player-fixtures';
import { playingBook } from '@/testing/playing-book';
import { watchCalls } from '@/testing/watch-calls';

import { pauseClicked, playClicked } from './playback';
import { positionPicked } from './position';
import './sleep-seconds';
import { $item, chapterPicked, playerClosed, sampleRequested } from './queue';
import { playerShown } from './shown';
import { $sleepEndsAt, $sleepLeft, $sleepSeconds, sleepChosen, sleepExtended } from './sleep-timer';

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('minutes', () => {
  it('count the wall clock with the extra minute, are shown once a minute, and pause', async () => {
    const { fire, pass, minutes, status, option } = await playingBook();
    await fire(sleepChosen, 5);
    expect([option(), minutes()]).toEqual([5, 6]);
    for (const left of [5, 4, 3, 2, 1]) {
      await pass(minute - 1);
      expect(minutes()).toBe(left + 1);
      await pass(1);
      expect(minutes()).toBe(left);
    }
    await pass(minute - 1);
    expect(status()).toBe('playing');
    await pass(1);
    expect([status(), option(), minutes()]).toEqual(['paused', 'off', null]);
  });

  it('end by the clock although timers were throttled: at a time update', async () => {
    const { fire, emit, status } = await playingBook();
    await fire(sleepChosen, 5);
    vi.setSystemTime(Date.now() + 5 * minute + 59_999);
    emit('timeupdate', 51);
    expect(status()).toBe('playing');
    vi.setSystemTime(Date.now() + 1);
    emit('timeupdate', 52);
    expect(status()).toBe('paused');
  });

  it('end when the page is seen again after the device has slept', async () => {
    const { fire, status } = await playingBook();
    await fire(sleepChosen, 10);
    vi.setSystemTime(Date.now() + 60 * minute);
    await fire(pageShown);
    expect(status()).toBe('paused');
  });

  it('are the same at every speed and after every seek', async () => {
    const { fire, emit, pass, minutes } = await playingBook();
    await fire(sleepChosen, 15);
    emit('ratechange', 50, 2.5);
    await fire(positionPicked, 5);
    emit('timeupdate', 5, 2.5);
    await pass(minute);
    expect(minutes()).toBe(15);
  });

  it('end although the sound is on its way', async () => {
    const { fire, emit, pass, option, status } = await playingBook();
    await fire(sleepChosen, 5);
    emit('waiting', 51);
    expect(status()).toBe('loading');
    await pass(6 * minute);
    expect([option(), status()]).toEqual(['off', 'paused']);
  });

  it('run out silently while nothing plays', async () => {
    const { fire, emit, pass, option, status, pauses } = await playingBook();
    await fire(sleepChosen, 5);
    await fire(pauseClicked);
    emit('pause', 51);
    const before = pauses();
    await pass(6 * minute);
    expect([option(), status(), pauses()]).toEqual(['off', 'paused', before]);
    await fire(playClicked);
    emit('playing', 51);
    await pass(10 * minute);
    expect(status()).toBe('playing');
  });

  it('begin anew when an option is chosen again, and the older timer counts no more', async () => {
    const { fire, pass, minutes, status } = await playingBook();
    await fire(sleepChosen, 5);
    await pass(4 * minute);
    await fire(sleepChosen, 5);
    expect(minutes()).toBe(6);
    await pass(3 * minute);
    expect([minutes(), status()]).toEqual([3, 'playing']);
    // One clock runs, and not another one for the older timer.
    expect(vi.getTimerCount()).toBe(1);
  });

  it('are switched off by their option, and by closing the player', async () => {
    const { scope, fire, pass, minutes, status } = await playingBook();
    await fire(sleepChosen, 5);
    await fire(sleepChosen, 'off');
    await pass(7 * minute);
    expect([minutes(), status()]).toEqual([null, 'playing']);
    await fire(sleepChosen, 5);
    await fire(playerClosed);
    expect([minutes(), scope.getState($item)]).toEqual([null, null]);
  });
});

it('stays on over a sample that ends', async () => {
  const { fire, emit, option, status } = await playingBook();
  await fire(sleepChosen, 15);
  await fire(sampleRequested, { item: anItem({ isSample: true }), duration: 100 });
  emit('playing', 0);
  expect(status()).toBe('playing');
  emit('ended', 100);
  expect([option(), status()]).toEqual([15, 'ended']);
});

describe('five minutes more', () => {
  it('move the end, and the option stays marked', async () => {
    const { scope, fire, pass, minutes, option, status } = await playingBook();
    await fire(sleepChosen, 10);
    const end = Date.now() + 11 * minute;
    expect(scope.getState($sleepEndsAt)).toBe(end);
    await fire(sleepExtended);
    await fire(sleepExtended);
    expect([minutes(), option(), scope.getState($sleepEndsAt)]).toEqual([
      21,
      10,
      end + 10 * minute,
    ]);
    await pass(21 * minute - 1);
    expect([minutes(), status()]).toEqual([1, 'playing']);
    await pass(1);
    expect([minutes(), status()]).toEqual([null, 'paused']);
  });

  it.each(['off', 'chapter'] as const)('change nothing while the timer is: %s', async (option) => {
    const { scope, fire, minutes } = await playingBook();
    await fire(sleepChosen, option);
    const before = minutes();
    await fire(sleepExtended);
    expect([minutes(), scope.getState($sleepEndsAt)]).toEqual([before, null]);
  });
});

describe('seconds', () => {
  it('run while the sheet is open, although the media is silent, and rest when it is closed', async () => {
    const { scope, router, fire, emit, pass } = await playingBook();
    const seconds = () => scope.getState($sleepSeconds);
    const idle = vi.getTimerCount();
    expect(seconds()).toBeNull();
    router.visit({ path: '/', hash: '#player-sleep' });
    await pass(3000);
    expect(vi.getTimerCount()).toBe(idle);
    router.visit({ path: '/', hash: '#player' });
    await fire(pauseClicked);
    emit('pause', 51);
    await fire(sleepChosen, 5);
    await pass(10_000);
    expect(seconds()).toBe(360);
    router.visit({ path: '/', hash: '#player-sleep' });
    await pass(3000);
    expect(seconds()).toBe(347);
    // The seconds and the minutes have a clock each, however long they run.
    expect(vi.getTimerCount()).toBe(idle + 2);
    await fire(sleepExtended);
    expect(seconds()).toBe(647);
    await pass(1000);
    expect(seconds()).toBe(646);
    router.visit({ path: '/', hash: '#player' });
    await pass(1000);
    const atClose = seconds();
    await pass(5000);
    expect(seconds()).toBe(atClose);
  });
});

it('looks at the clock when the page is seen again, and listens for that once', async () => {
  const { scope } = await createTestScope();
  const watched = watchCalls(watchPageShownFx, scope);
  await allSettled(playerShown, { scope });
  await allSettled(playerShown, { scope });
  expect(watched).toHaveLength(1);
});

describe('the end of the chapter', () => {
  it('stops there: the next chapter opens and stays silent', async () => {
    const { engine, fire, emit, pass, place, option, status } = await playingBook();
    await fire(sleepChosen, 'chapter');
    emit('timeupdate', 100);
    expect([option(), status()]).toEqual(['chapter', 'playing']);
    const plays = () => engine.calls.filter(([name]) => name === 'play').length;
    const before = plays();
    emit('ended', 100);
    await pass(0);
    expect(place()).toEqual([2, 0]);
    expect([option(), status(), plays()]).toEqual(['off', 'paused', before]);
  });

  it('shows what is left at the speed of now', async () => {
    const { scope, fire, emit, minutes } = await playingBook();
    const clocks = vi.getTimerCount();
    await fire(sleepChosen, 'chapter');
    expect([minutes(), scope.getState($sleepLeft)]).toEqual([1, 50_000]);
    expect(vi.getTimerCount()).toBe(clocks);
    emit('ratechange', 50, 0.5);
    expect([minutes(), scope.getState($sleepLeft)]).toEqual([2, 100_000]);
    await fire(positionPicked, 10);
    emit('timeupdate', 10, 2);
    expect([minutes(), scope.getState($sleepLeft)]).toEqual([1, 45_000]);
  });

  it('means the chapter that plays, also after a change of the chapter', async () => {
    const { fire, emit, pass, place, status } = await playingBook();
    await fire(sleepChosen, 'chapter');
    await fire(chapterPicked, 1);
    emit('playing', 0);
    emit('timeupdate', 99);
    emit('ended', 100);
    await pass(0);
    expect([place(), status()]).toEqual([[3, 0], 'paused']);
  });

  it('is the end of the book in its last chapter', async () => {
    const { fire, emit, pass, option, status } = await playingBook(3);
    await fire(sleepChosen, 'chapter');
    emit('ended', 100);
    await pass(0);
    expect([option(), status()]).toEqual(['off', 'ended']);
  });

  it('without the timer lets the next chapter play', async () => {
    const { emit, pass, place, status } = await playingBook();
    emit('ended', 100);
    await pass(0);
    expect([place(), status()]).toEqual([[2, 0], 'loading']);
  });
});

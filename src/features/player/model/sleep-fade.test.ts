import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { anItem, threeChapters } from '@/testing/player-fixtures';
import { playingBook } from '@/testing/playing-book';

import { pauseClicked, playClicked } from './playback';
import { positionPicked } from './position';
import { bookRequested, chapterPicked, nextClicked, sampleRequested } from './queue';
import './resume';
import { sleepFadeToggled } from './sleep-settings';
import { $isSleepNear, sleepChosen, sleepExtended } from './sleep-timer';
import { volumePicked } from './volume';

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the end is gentle', () => {
  it('dims in the last minute, fades in the last 20 s, and gives the volume back after the pause', async () => {
    const { scope, engine, fire, emit, pass, volumes } = await playingBook();
    await fire(volumePicked, 0.8);
    await fire(sleepChosen, 5);
    await pass(5 * minute - 1);
    emit('timeupdate', 60);
    expect([volumes().at(-1), scope.getState($isSleepNear)]).toEqual([0.8, false]);
    await pass(1);
    expect(scope.getState($isSleepNear)).toBe(true);
    await pass(50_000);
    emit('timeupdate', 70);
    expect(volumes().at(-1)).toBeCloseTo(0.4);
    await pass(10_000);
    const calls = engine.calls.map(([name, value]) => [name, value].join(' ').trim());
    expect(calls.lastIndexOf('setVolume 0.8')).toBeGreaterThan(calls.lastIndexOf('pause'));
    expect(calls.slice(calls.indexOf('setVolume 0.4'), calls.lastIndexOf('pause'))).not.toContain(
      'setVolume 0.8',
    );
    expect(volumes().at(-1)).toBe(0.8);
    expect(scope.getState($isSleepNear)).toBe(false);
  });

  it('leaves the end of a sample as it is while the timer waits for the end of a chapter', async () => {
    const { scope, fire, emit, volumes } = await playingBook();
    await fire(sleepChosen, 'chapter');
    emit('timeupdate', 90);
    expect([volumes().at(-1), scope.getState($isSleepNear)]).toEqual([0.5, true]);
    await fire(sampleRequested, { item: anItem({ isSample: true }), duration: 100 });
    emit('playing', 0);
    emit('timeupdate', 95);
    expect([volumes().at(-1), scope.getState($isSleepNear)]).toEqual([1, false]);
  });

  it('has the full volume again when it is switched off during the fade', async () => {
    const { fire, emit, pass, volumes } = await playingBook();
    await fire(sleepChosen, 5);
    await pass(5 * minute + 50_000);
    emit('timeupdate', 70);
    expect(volumes().at(-1)).toBeCloseTo(0.5);
    await fire(sleepChosen, 'off');
    expect(volumes().at(-1)).toBe(1);
  });

  it('stays as soft during a pause of the listener', async () => {
    const { fire, emit, pass, volumes } = await playingBook();
    await fire(sleepChosen, 5);
    await pass(5 * minute + 50_000);
    emit('timeupdate', 70);
    const before = volumes().length;
    await fire(pauseClicked);
    await fire(playClicked);
    expect(volumes().slice(before)).not.toContain(1);
  });

  it('has the full volume again when it plays after the timer has run out in a pause', async () => {
    const { fire, emit, pass, volumes, option } = await playingBook();
    await fire(sleepChosen, 5);
    await pass(5 * minute + 50_000);
    emit('timeupdate', 70);
    await fire(pauseClicked);
    emit('pause', 70);
    await pass(minute);
    expect(option()).toBe('off');
    await fire(playClicked);
    expect(volumes().at(-1)).toBe(1);
  });

  it('has the full volume again for five minutes more', async () => {
    const { fire, emit, pass, volumes, status } = await playingBook();
    await fire(sleepChosen, 5);
    await pass(5 * minute + 50_000);
    emit('timeupdate', 70);
    expect(volumes().at(-1)).toBeCloseTo(0.5);
    await fire(sleepExtended);
    expect([volumes().at(-1), status()]).toEqual([1, 'playing']);
  });

  it('does not fade where that is switched off, and goes on from the stop', async () => {
    const { fire, emit, pass, place, volumes, storage } = await playingBook();
    await fire(sleepFadeToggled);
    expect(JSON.parse(storage.get('local:settings') ?? 'null')).toMatchObject({ sleepFade: false });
    await fire(sleepChosen, 5);
    await pass(5 * minute + 50_000);
    emit('timeupdate', 70);
    expect(volumes().every((volume) => volume === 1)).toBe(true);
    await pass(10_000);
    emit('pause', 70);
    await pass(minute);
    await fire(playClicked);
    expect(place()).toEqual([1, 70]);
  });

  /** The timer of 5 minutes faded from the 60th second on, and has paused at the 70th. */
  async function fellAsleep() {
    const test = await playingBook();
    const { fire, emit, pass, status } = test;
    await fire(sleepChosen, 5);
    await pass(5 * minute + 41_000);
    emit('timeupdate', 60);
    await pass(10_000);
    emit('timeupdate', 70);
    await pass(9_000);
    expect(status()).toBe('paused');
    emit('pause', 70);
    return test;
  }

  it('goes on from where the fade began, by one tap within two minutes', async () => {
    const { engine, fire, pass, place } = await fellAsleep();
    await pass(2 * minute);
    await fire(playClicked);
    expect(place()).toEqual([1, 60]);
    expect(engine.calls.slice(-2)).toEqual(expect.arrayContaining([['seek', 60], ['play']]));
  });

  it('goes on from where it stopped after more than two minutes', async () => {
    const { fire, pass, place } = await fellAsleep();
    await pass(11 * minute);
    await fire(playClicked);
    // 20 s earlier, as after any pause of so many minutes.
    expect(place()).toEqual([1, 50]);
  });

  it.each([
    ['a position', positionPicked, 5, [1, 5]],
    ['a chapter', chapterPicked, 2, [3, 0]],
    ['the next chapter', nextClicked, undefined, [2, 0]],
    ['a sample', sampleRequested, { item: anItem({ isSample: true }), duration: 60 }, [0, 0]],
  ])('obeys %s that was picked meanwhile', async (_, unit, params, expected) => {
    const { fire, place } = await fellAsleep();
    await fire(unit, params);
    await fire(playClicked);
    expect(place()).toEqual(expected);
  });

  /** The timer of 5 minutes has begun to fade at the 60th second; there is another book, 2002. */
  async function fading() {
    const test = await playingBook(undefined, {
      'POST /api/library/single-item/2002': threeChapters,
    });
    await test.fire(sleepChosen, 5);
    await test.pass(5 * minute + 41_000);
    test.emit('timeupdate', 60);
    return test;
  }

  it.each([
    ['a position', positionPicked, 5, [1, 5]],
    ['a chapter', chapterPicked, 2, [3, 0]],
    ['the next chapter', nextClicked, undefined, [2, 0]],
    ['another book', bookRequested, { item: anItem({ audioBookId: 2002 }) }, [1, 0]],
  ])('leaves %s that was picked during the fade', async (_, unit, params, expected) => {
    const { fire, emit, pass, place, status } = await fading();
    await fire(unit, params);
    emit('playing', Number(expected[1]));
    emit('timeupdate', Number(expected[1]));
    await pass(20_000);
    expect(status()).toBe('paused');
    emit('pause', Number(expected[1]));
    await fire(playClicked);
    expect(place()).toEqual(expected);
  });

  it('goes back only once', async () => {
    const { fire, emit, place } = await fellAsleep();
    await fire(playClicked);
    emit('playing', 60);
    emit('timeupdate', 66);
    await fire(pauseClicked);
    await fire(playClicked);
    expect(place()).toEqual([1, 66]);
  });

  it('goes back into the chapter that has ended', async () => {
    const { fire, emit, pass, place, status } = await playingBook();
    await fire(sleepChosen, 'chapter');
    emit('timeupdate', 81);
    emit('timeupdate', 99);
    emit('ended', 100);
    await pass(1000);
    await fire(playClicked);
    expect([place(), status()]).toEqual([[1, 81], 'loading']);
  });
});

import { allSettled } from 'effector';
import { vi } from 'vitest';

import { $status } from '@/features/player/model/playback';
import { $position } from '@/features/player/model/position';
import { $chapter, bookRequested } from '@/features/player/model/queue';
import { playerShown } from '@/features/player/model/shown';
import { $sleepMinutes, $sleepOption, sleepChosen } from '@/features/player/model/sleep-timer';
import type { SleepOption } from '@/features/player/lib/sleep';

import { createTestScope } from './create-scope';
import { anItem, playerAnswers } from './player-fixtures';

/** A book of three chapters of 100 s plays at its 50th second; the test has fake timers, and may add answers. */
export async function playingBook(chapterId?: number, answers: object = {}) {
  const test = await createTestScope({ answers: { ...playerAnswers, ...answers } });
  const { scope, engine } = test;
  const fire = async (unit: unknown, params?: unknown) => {
    void allSettled(unit as typeof sleepChosen, { scope, params: params as SleepOption });
    await vi.advanceTimersByTimeAsync(0);
  };
  await fire(bookRequested, { item: anItem(), ...(chapterId !== undefined && { chapterId }) });
  await fire(playerShown);
  const emit = (type: Parameters<typeof engine.emit>[0], time: number, rate = 1) => {
    const isPaused = type === 'pause' || type === 'ended';
    engine.emit(type, { time, duration: 100, isPaused, rate });
  };
  emit('playing', 0);
  emit('timeupdate', 50);
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const volumes = () => engine.calls.flatMap(([name, to]) => (name === 'setVolume' ? [to] : []));
  return {
    ...test,
    fire,
    emit,
    pass,
    volumes,
    minutes: () => scope.getState($sleepMinutes),
    option: () => scope.getState($sleepOption),
    status: () => scope.getState($status),
    place: () => [scope.getState($chapter)?.chapterId, scope.getState($position)],
    pauses: () => engine.calls.filter(([name]) => name === 'pause').length,
  };
}

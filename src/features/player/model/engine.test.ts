import { allSettled, fork, type Scope, type Unit } from 'effector';
import { expect, it } from 'vitest';

import { createTestScope } from '@/testing/create-scope';
import { watchCalls } from '@/testing/watch-calls';

import {
  $rate,
  engineEventReceived,
  loadSourceFx,
  pauseFx,
  playFx,
  prepareEngineFx,
  readCanSetVolumeFx,
  seekFx,
  setLoudnessFx,
  unloadFx,
  watchEngineFx,
} from './engine';

const source = { url: '/hls/1.m3u8', startAt: 12 };
const commands = [
  [prepareEngineFx, undefined, ['prepare']],
  [loadSourceFx, source, ['load', source]],
  [playFx, undefined, ['play']],
  [pauseFx, undefined, ['pause']],
  [seekFx, 42.5, ['seek', 42.5]],
  [setLoudnessFx, { volume: 0.4, isMuted: true }, ['setVolume', 0.4]],
  [unloadFx, undefined, ['unload']],
] as const;

const run = (scope: Scope, [fx, params]: (typeof commands)[number]) =>
  allSettled(fx as Unit<unknown> as typeof unloadFx, { scope, params: params as undefined });

it('passes every command to the engine', async () => {
  const { scope, engine } = await createTestScope();
  for (const command of commands) {
    const before = engine.calls.length;
    expect(await run(scope, command)).toMatchObject({ status: 'done' });
    // Other models may answer a command with further ones, such as the volume.
    const [name, ...args] = engine.calls[before] ?? [];
    expect([name, ...args.filter((arg) => arg !== undefined)]).toEqual(command[2]);
  }
});

it('does nothing without an engine', async () => {
  const scope = fork();
  const start = await allSettled(watchEngineFx, { scope });
  expect(start).toMatchObject({ status: 'done' });
  for (const command of commands)
    expect(await run(scope, command)).toMatchObject({ status: 'done' });
  expect(await allSettled(readCanSetVolumeFx, { scope })).toEqual({ status: 'done', value: false });
});

it('reports the events of the engine, and keeps its speed', async () => {
  const { scope, engine } = await createTestScope();
  const received = watchCalls(engineEventReceived, scope);
  expect(scope.getState($rate)).toBe(1);
  engine.emit('ratechange', { rate: 1.5 });
  expect(received).toEqual([
    { type: 'ratechange', time: 0, duration: 0, isPaused: false, rate: 1.5 },
  ]);
  expect(scope.getState($rate)).toBe(1.5);
});

import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { createTestScope } from '@/testing/create-scope';

import { playerRestoreRequested } from './progress';
import {
  $canSetVolume,
  $isSilent,
  $volume,
  muteToggled,
  volumeCommitted,
  volumeControlShown,
  volumePicked,
} from './volume';

async function start(settings?: object) {
  const storage = settings && { 'local:settings': JSON.stringify(settings) };
  const test = await createTestScope({ ...(storage && { storage }) });
  await allSettled(playerRestoreRequested, { scope: test.scope });
  const stored = () => JSON.parse(test.storage.get('local:settings') ?? 'null') as unknown;
  const loudness = () => ({
    volume: test.scope.getState($volume),
    isSilent: test.scope.getState($isSilent),
  });
  return { ...test, stored, loudness };
}

it('applies every step of a drag to the sound, and stores the last one', async () => {
  const { scope, engine, stored } = await start();
  await allSettled(volumePicked, { scope, params: 0.7 });
  await allSettled(volumePicked, { scope, params: 0.4 });
  expect(engine.calls.filter(([name]) => name === 'setVolume')).toEqual([
    ['setVolume', 0.7],
    ['setVolume', 0.4],
  ]);
  expect(stored()).toBeNull();
  await allSettled(volumeCommitted, { scope });
  expect(stored()).toMatchObject({ volume: 0.4, isMuted: false });
});

it('is fully loud where nothing was ever changed', async () => {
  const { loudness } = await start();
  expect(loudness()).toEqual({ volume: 1, isSilent: false });
});

it('restores volume and mute of the device at the start', async () => {
  const { engine, loudness } = await start({ volume: 0.3, isMuted: true });
  expect(engine.calls).toEqual([
    ['setVolume', 0.3],
    ['setMuted', true],
  ]);
  expect(loudness()).toEqual({ volume: 0.3, isSilent: true });
});

it('keeps the other settings of the device', async () => {
  const { scope, stored } = await start({ theme: 'dark', textSize: 115 });
  await allSettled(muteToggled, { scope });
  expect(stored()).toEqual({ theme: 'dark', textSize: 115, volume: 1, isMuted: true });
});

it('mutes, and returns to the volume from before', async () => {
  const { scope, engine, stored, loudness } = await start({ volume: 0.3 });
  await allSettled(muteToggled, { scope });
  expect(engine.calls.at(-1)).toEqual(['setMuted', true]);
  expect(stored()).toMatchObject({ volume: 0.3, isMuted: true });
  await allSettled(muteToggled, { scope });
  expect(loudness()).toEqual({ volume: 0.3, isSilent: false });
  expect(engine.calls.slice(-2)).toEqual([
    ['setVolume', 0.3],
    ['setMuted', false],
  ]);
});

it('counts a volume of 0 as silent, and unmutes it to an audible one', async () => {
  const { scope, loudness } = await start();
  await allSettled(volumePicked, { scope, params: 0 });
  expect(loudness()).toEqual({ volume: 0, isSilent: true });
  await allSettled(muteToggled, { scope });
  expect(loudness()).toEqual({ volume: 0.5, isSilent: false });
});

it('ends muting when a volume is picked', async () => {
  const { scope, loudness } = await start({ volume: 0.3, isMuted: true });
  await allSettled(volumePicked, { scope, params: 0.6 });
  expect(loudness()).toEqual({ volume: 0.6, isSilent: false });
});

it('asks the platform when a control appears', async () => {
  const { scope, engine } = await start();
  for (const can of [false, true]) {
    engine.canSetVolume = () => Promise.resolve(can);
    await allSettled(volumeControlShown, { scope });
    expect(scope.getState($canSetVolume)).toBe(can);
  }
});

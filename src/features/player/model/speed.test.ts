import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers } from '@/testing/player-fixtures';

import './playback';
import { progressClearRequested } from './progress';
import { bookRequested, playerClosed, sampleRequested } from './queue';
import { playerShown } from './shown';
import { $speed, speedChosen, speedStepped } from './speed';

const stored = (value: unknown) => ({ 'local:player_speeds': JSON.stringify(value) });

async function start(storage: Record<string, string> = {}) {
  const test = await createTestScope({ answers: playerAnswers, storage });
  const { scope, engine } = test;
  await allSettled(bookRequested, { scope, params: { item: anItem() } });
  await allSettled(playerShown, { scope });
  const choose = (params: number) => allSettled(speedChosen, { scope, params });
  const rates = () => engine.calls.flatMap(([name, rate]) => (name === 'setRate' ? [rate] : []));
  return { ...test, choose, rates, written: () => test.storage.get('local:player_speeds') };
}

it('plays at the chosen speed and remembers it for the title', async () => {
  const { scope, choose, rates, written } = await start();
  expect(scope.getState($speed)).toBe(1);
  await choose(1.5);
  expect(scope.getState($speed)).toBe(1.5);
  expect(rates().at(-1)).toBe(1.5);
  expect(written()).toBe('{"1001":1.5}');
});

it('restores the speed of a title that was in the player before this model was loaded', async () => {
  const { scope, rates } = await start(stored({ 1001: 1.25, 2002: 2 }));
  expect(scope.getState($speed)).toBe(1.25);
  expect(rates().at(-1)).toBe(1.25);
});

it('changes the speed with the title, and keeps those of others', async () => {
  const { scope, choose, rates, written } = await start(stored({ 2002: 2 }));
  await choose(0.75);
  expect(written()).toBe('{"1001":0.75,"2002":2}');
  const other = anItem({ audioBookId: 2002 });
  void allSettled(bookRequested, { scope, params: { item: other } });
  expect(rates().at(-1)).toBe(2);
  void allSettled(bookRequested, { scope, params: { item: anItem() } });
  expect(rates().at(-1)).toBe(0.75);
});

it('plays a sample at normal speed, and remembers nothing for it', async () => {
  const { scope, choose, rates, written } = await start(stored({ 1001: 2 }));
  const sample = { item: anItem({ isSample: true }), duration: 60 };
  await allSettled(sampleRequested, { scope, params: sample });
  expect(rates().at(-1)).toBe(1);
  await choose(2.5);
  expect(scope.getState($speed)).toBe(1);
  expect(written()).toBe('{"1001":2}');
});

it('steps through the list, and stays at its end', async () => {
  const { scope } = await start(stored({ 1001: 2.25 }));
  for (const expected of [2.5, 2.5]) {
    await allSettled(speedStepped, { scope, params: 'faster' });
    expect(scope.getState($speed)).toBe(expected);
  }
  await allSettled(speedStepped, { scope, params: 'slower' });
  expect(scope.getState($speed)).toBe(2.25);
});

it.each(['[]', '{"1001":9}', '{"x":1}', 'no'])('drops the unusable value %s', async (raw) => {
  const { scope, written } = await start({ 'local:player_speeds': raw });
  expect(scope.getState($speed)).toBe(1);
  expect(written()).toBeUndefined();
});

it('forgets all speeds with a sign-out', async () => {
  const { scope, choose, written } = await start();
  await choose(2);
  await allSettled(progressClearRequested, { scope });
  expect(written()).toBeUndefined();
  expect(scope.getState($speed)).toBe(1);
});

it('has nothing to remember without an item', async () => {
  const { scope, choose, written } = await start();
  await allSettled(playerClosed, { scope });
  await choose(2);
  expect(written()).toBeUndefined();
});

it('takes over the speeds that another tab has stored meanwhile, and writes none of its own back', async () => {
  const { scope, storage, choose, rates, written } = await start();
  await choose(1.5);
  storage.set('local:player_speeds', '{"1001":2,"2002":0.75}');
  await allSettled(playerShown, { scope });
  expect(scope.getState($speed)).toBe(2);
  expect(rates().at(-1)).toBe(2);
  await choose(2.25);
  expect(written()).toBe('{"1001":2.25,"2002":0.75}');
});

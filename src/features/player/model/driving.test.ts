import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers } from '@/testing/player-fixtures';

import { $isBackFromDriving, $isDriving, drivingClicked, drivingLeft } from './driving';
import './playback';
import { bookRequested } from './queue';
import { $surface, playerExpandClicked, playerShrinkRequested } from './surface';

async function driving() {
  const { scope, router } = await createTestScope({ answers: playerAnswers });
  await allSettled(bookRequested, { scope, params: { item: anItem() } });
  const visit = (hash: string) => router.visit({ path: '/', hash });
  visit('');
  await allSettled(playerExpandClicked, { scope });
  visit('#player');
  await allSettled(drivingClicked, { scope });
  visit('#player-driving');
  return { scope, router, visit };
}

it('is a view of the full player with a history entry of its own', async () => {
  const { scope, router, visit } = await driving();
  expect(router.navigations.map(({ to }) => to)).toEqual(['/#player', '/#player-driving']);
  expect([scope.getState($isDriving), scope.getState($surface)]).toEqual([true, 'full']);
  await allSettled(drivingLeft, { scope });
  expect(router.navigations.at(-1)).toEqual({ to: -1 });
  visit('#player');
  expect([scope.getState($isDriving), scope.getState($surface)]).toEqual([false, 'full']);
});

it('leaves the full player as it was: it still shrinks by going back', async () => {
  const { scope, router, visit } = await driving();
  visit('#player');
  await allSettled(playerShrinkRequested, { scope });
  expect(router.navigations.at(-1)).toEqual({ to: -1 });
});

it('leads to the full player also after a reload, and a tab leaves both', async () => {
  const { scope, router } = await createTestScope({ answers: playerAnswers });
  await allSettled(bookRequested, { scope, params: { item: anItem() } });
  const visit = (hash: string) => router.visit({ path: '/', hash });
  visit('#player-driving');
  await allSettled(drivingLeft, { scope });
  visit('#player-driving');
  await allSettled(playerShrinkRequested, { scope });
  visit('#player');
  expect(router.navigations).toEqual([
    { to: '/#player', replace: true },
    { to: '/#player', replace: true },
    { to: '/', replace: true },
  ]);
});

it('leaves no marker behind after a tab', async () => {
  const { scope, router, visit } = await driving();
  await allSettled(playerShrinkRequested, { scope });
  expect(router.navigations.slice(2)).toEqual([{ to: -1 }]);
  visit('#player');
  expect(router.navigations.slice(2)).toEqual([{ to: -1 }, { to: -1 }]);
  visit('');
  visit('#player');
  expect(router.navigations).toHaveLength(4);
});

it('stays in the full player when the listener leaves it alone', async () => {
  const { scope, router, visit } = await driving();
  await allSettled(drivingLeft, { scope });
  visit('#player');
  visit('#player');
  expect(router.navigations).toHaveLength(3);
});

it('is what the full player comes back from, until the player changes its form', async () => {
  const { scope, visit } = await driving();
  const isBack = () => scope.getState($isBackFromDriving);
  expect(isBack()).toBe(false);
  visit('#player');
  expect(isBack()).toBe(true);
  visit('');
  visit('#player');
  expect(isBack()).toBe(false);
});

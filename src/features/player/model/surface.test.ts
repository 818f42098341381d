import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers } from '@/testing/player-fixtures';

import { bookRequested, playerClosed } from './queue';
import { $surface, playerExpandClicked, playerShrinkRequested } from './surface';

const book = { routeId: 'product', path: '/pdp/1001', search: '?a=1' };

async function onBookPage() {
  const test = await createTestScope({ answers: playerAnswers });
  const { scope, router } = test;
  router.visit(book);
  return {
    ...test,
    surface: () => scope.getState($surface),
    play: () => allSettled(bookRequested, { scope, params: { item: anItem() } }),
    expand: () => allSettled(playerExpandClicked, { scope }),
  };
}

it('is small with an item, and full while the address has the marker', async () => {
  const { router, surface, play, expand } = await onBookPage();
  expect(surface()).toBe('none');
  await play();
  expect(surface()).toBe('small');
  await expand();
  expect(router.navigations).toMatchObject([{ to: '/pdp/1001?a=1#player' }]);
  router.visit({ ...book, hash: '#player' });
  expect(surface()).toBe('full');
  router.visit({ ...book, hash: '#modalOpened' });
  expect(surface()).toBe('small');
});

it('shows nothing without an item, whatever the address has', async () => {
  const { router, surface } = await onBookPage();
  router.visit({ ...book, hash: '#player' });
  expect(surface()).toBe('none');
});

it.each([
  ['a request to shrink it', playerShrinkRequested],
  ['closing the player', playerClosed],
])('leaves the full player by %s', async (_, unit) => {
  const { scope, router, play, expand } = await onBookPage();
  await play();
  await expand();
  router.visit({ ...book, hash: '#player' });
  await allSettled(unit, { scope });
  expect(router.navigations.at(-1)).toEqual({ to: -1 });
});

it('is small before the router has started', async () => {
  const { scope } = await createTestScope({ answers: playerAnswers });
  await allSettled(bookRequested, { scope, params: { item: anItem() } });
  expect(scope.getState($surface)).toBe('small');
});

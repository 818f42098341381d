import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { pageModelsStarted } from '@/shared/routing/page-models';
import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers } from '@/testing/player-fixtures';

import { drivingClicked } from './driving';
import { panelOpened } from './panels';
import './playback';
import { bookRequested, playerClosed } from './queue';
import './stray-marker';
import { playerExpandClicked } from './surface';

const page = { routeId: 'product', path: '/pdp/1001', search: '?a=1' };
const removal = { to: '/pdp/1001?a=1', replace: true };

async function open() {
  const test = await createTestScope({ answers: playerAnswers });
  const { scope, router } = test;
  const visit = async (hash = '') => {
    router.visit({ ...page, hash });
    await allSettled(scope);
  };
  return {
    ...{ scope, visit, navigations: router.navigations },
    start: () => allSettled(pageModelsStarted, { scope }),
    play: () => allSettled(bookRequested, { scope, params: { item: anItem() } }),
    expand: () => allSettled(playerExpandClicked, { scope }),
    close: () => allSettled(playerClosed, { scope }),
  };
}

it.each(['#player', '#player-sleep', '#bar-sleep', '#player-driving'])(
  'removes %s from the address of a page that was loaded without an item',
  async (marker) => {
    const { visit, navigations, start } = await open();
    await visit(marker);
    // The item of the last visit may still come.
    expect(navigations).toEqual([]);
    await start();
    expect(navigations).toEqual([removal]);
  },
);

it.each(['', '#filters'])('leaves an address with "%s" as it is', async (hash) => {
  const { visit, navigations, start } = await open();
  await start();
  await visit(hash);
  expect(navigations).toEqual([]);
});

it('leaves the marker of a player that has an item', async () => {
  const { visit, navigations, start, play } = await open();
  await play();
  await visit('#player');
  await start();
  expect(navigations).toEqual([]);
});

it('removes the marker when a closed player is reached by going forward, and goes back once from an open one', async () => {
  const { visit, navigations, start, play, expand, close } = await open();
  await start();
  await visit();
  await play();
  await expand();
  await visit('#player');
  await close();
  expect(navigations.slice(1)).toEqual([{ to: -1 }]);
  await visit();
  await visit('#player');
  expect(navigations.slice(2)).toEqual([removal]);
});

it.each([
  ['#player-driving', drivingClicked],
  ['#player-sleep', panelOpened.prepend(() => 'sleep' as const)],
])(
  'goes back from %s and from the full player below it when the player is closed',
  async (marker, opened) => {
    const { scope, visit, navigations, start, play, expand, close } = await open();
    await start();
    await visit();
    await play();
    await expand();
    await visit('#player');
    await allSettled(opened, { scope });
    await visit(marker);
    await close();
    expect(navigations.slice(2)).toEqual([{ to: -1 }]);
    await visit('#player');
    expect(navigations.slice(2)).toEqual([{ to: -1 }, { to: -1 }]);
    await visit();
    expect(navigations).toHaveLength(4);
  },
);

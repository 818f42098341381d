import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers } from '@/testing/player-fixtures';

import './playback';
import { $panel, panelDismissed, panelOpened } from './panels';
import { bookRequested, playerClosed } from './queue';
import { $surface } from './surface';

const path = '/pdp/1';
const search = '?a=b';

async function withPlayer(hash: string) {
  const test = await createTestScope({ answers: playerAnswers });
  const { scope, router } = test;
  const visit = (next: string) => router.visit({ path, search, hash: next });
  visit(hash);
  await allSettled(bookRequested, { scope, params: { item: anItem() } });
  return {
    ...test,
    visit,
    open: () => allSettled(panelOpened, { scope, params: 'sleep' }),
    dismiss: () => allSettled(panelDismissed, { scope }),
    state: () => [scope.getState($panel), scope.getState($surface)],
  };
}

it.each([
  ['#player', '#player-sleep', 'full'],
  ['', '#bar-sleep', 'small'],
])('opens over the player of %s as %s, and closes by going back', async (hash, marker, surface) => {
  const { router, visit, open, dismiss, state } = await withPlayer(hash);
  expect(state()).toEqual([null, surface]);
  await open();
  expect(router.navigations).toEqual([{ to: `${path}${search}${marker}` }]);
  visit(marker);
  expect(state()).toEqual(['sleep', surface]);
  await open();
  expect(router.navigations).toHaveLength(1);
  await dismiss();
  expect(router.navigations.at(-1)).toEqual({ to: -1 });
  visit(hash);
  expect(state()).toEqual([null, surface]);
});

it.each([
  ['#player-sleep', '#player'],
  ['#bar-sleep', ''],
])('stays in the app when a page was loaded with %s', async (marker, rest) => {
  const { router, dismiss } = await withPlayer(marker);
  await dismiss();
  expect(router.navigations).toEqual([{ to: `${path}${search}${rest}`, replace: true }]);
});

it('has nothing to close without a sheet, and closes with the player', async () => {
  const { scope, router, visit, open, dismiss } = await withPlayer('');
  await dismiss();
  expect(router.navigations).toEqual([]);
  await open();
  visit('#bar-sleep');
  await allSettled(playerClosed, { scope });
  expect(router.navigations.at(-1)).toEqual({ to: -1 });
});

it('stays in the app when the sheet is opened again by going forward', async () => {
  const { router, visit, open, dismiss } = await withPlayer('');
  await open();
  visit('#bar-sleep');
  visit('');
  visit('#bar-sleep');
  await dismiss();
  expect(router.navigations.at(-1)).toEqual({ to: `${path}${search}`, replace: true });
});

it('opens nothing before there is a page', async () => {
  const { scope, router } = await createTestScope();
  await allSettled(panelOpened, { scope, params: 'speed' });
  expect(router.navigations).toEqual([]);
  expect(scope.getState($panel)).toBeNull();
});

it.each(['#player-other', '#bar-', '#speed', '#bar-speedy', '#a#bar-speed'])(
  'knows no sheet of the marker %s',
  async (marker) => {
    const { state } = await withPlayer(marker);
    expect(state()[0]).toBeNull();
  },
);

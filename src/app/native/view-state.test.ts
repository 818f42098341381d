import { allSettled } from 'effector';
import { beforeEach, expect, it, vi } from 'vitest';

import { bookRequested } from '@/features/player/model/queue';
import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers } from '@/testing/player-fixtures';

import { $isCovered, $viewState } from './view-state';

const book = { routeId: 'product', path: '/pdp/1001', search: '?a=1' };
const pretendDepth = (idx: number) =>
  vi.stubGlobal('window', { history: { state: { idx } }, location: {} });

beforeEach(() => {
  pretendDepth(0);
});

async function open() {
  const test = await createTestScope({ answers: playerAnswers });
  const { scope } = test;
  return {
    ...test,
    state: () => JSON.parse(scope.getState($viewState) ?? 'null') as unknown,
    isCovered: () => scope.getState($isCovered),
    play: () => allSettled(bookRequested, { scope, params: { item: anItem() } }),
  };
}

it('is unknown before the first page', async () => {
  const { state, isCovered } = await open();
  expect(state()).toBeNull();
  expect(isCovered()).toBe(false);
});

it('tells the address, the way back, the tab, the modal and the player', async () => {
  const { router, state, isCovered, play } = await open();
  router.visit(book);
  const plain = { path: '/pdp/1001?a=1', canGoBack: false, tab: 'store', modal: null };
  expect(state()).toEqual({ ...plain, player: 'none' });

  await play();
  expect(state()).toMatchObject({ player: 'small' });
  expect(isCovered()).toBe(false);

  pretendDepth(1);
  router.visit({ ...book, hash: '#player' });
  expect(state()).toEqual({ ...plain, canGoBack: true, player: 'full' });
  expect(isCovered()).toBe(true);

  router.visit({ ...book, hash: '#modalOpened' });
  expect(state()).toEqual({ ...plain, canGoBack: true, modal: 'modalOpened', player: 'small' });
  expect(isCovered()).toBe(true);

  router.visit({ routeId: 'library', path: '/library' });
  expect(state()).toMatchObject({ path: '/library', tab: 'library', modal: null });
  expect(isCovered()).toBe(false);
});

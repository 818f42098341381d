import { allSettled, type UnitTargetable } from 'effector';
import { expect, it } from 'vitest';

import { contentTypes, purchaseButtonActions } from '@/shared/api/contract/codes';
import { sessionEnded, tokensChanged } from '@/shared/api/tokens';
import { aBookCard, aPage } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { anItem, playerAnswers } from '@/testing/player-fixtures';
import { aLibraryState } from '@/testing/purchase-fixtures';
import { someTokens } from '@/testing/session-fixtures';

import { $nextPart, nextPartClicked } from './next-part';
import { playClicked } from './playback';
import {
  $item,
  bookRequested,
  chapterPicked,
  itemRestored,
  playerClosed,
  sampleRequested,
} from './queue';

const first = aBookCard();
const second = aBookCard({ audioBookId: 1002, productId: 20002, title: 'Second' });
const owned = aLibraryState(purchaseButtonActions.library);

/** The first book of a series of two is heard to its end. */
async function finish(answers: Record<string, unknown> = {}, isGuest = false) {
  const test = await createTestScope({
    answers: {
      ...playerAnswers,
      'GET /api/audiobooks/1001/parts': aPage([first, second]),
      'POST /api/library/state/1002': owned,
      'POST /api/library/single-item/1002': { audioBookId: 1002, chapters: [] },
      ...answers,
    },
  });
  const { scope, engine, router } = test;
  router.visit({ routeId: 'shop', path: '/', hash: '#player' });
  if (!isGuest) await allSettled(tokensChanged, { scope, params: someTokens() });
  await allSettled(bookRequested, { scope, params: { item: anItem(), chapterId: 3 } });
  const end = async () => {
    engine.emit('ended', { time: 100, duration: 100 });
    await allSettled(scope);
  };
  await end();
  /** The free orders that were sent. */
  const orders = () => test.requests.filter(({ url }) => url.includes('app-nopayment')).length;
  const take = () => allSettled(nextPartClicked, { scope });
  return { ...test, end, take, orders };
}

it('offers the next part at the end of a book, starts nothing, and plays it at a tap', async () => {
  const { scope, router, take, orders } = await finish();
  expect(scope.getState($nextPart)).toEqual({ card: second, action: 'play' });
  expect(scope.getState($item)?.audioBookId).toBe(1001);
  await take();
  expect(scope.getState($item)).toMatchObject({ audioBookId: 1002, isSample: false });
  expect([orders(), router.navigations]).toEqual([0, []]);
  expect(scope.getState($nextPart)).toBeNull();
});

it('opens the page of a part that the listener does not own', async () => {
  const { scope, router, take, orders } = await finish({
    'POST /api/library/state/1002': aLibraryState(purchaseButtonActions.archived),
  });
  await take();
  expect([orders(), router.navigations]).toEqual([0, [{ to: '/pdp/1002' }]]);
  expect(scope.getState($item)?.audioBookId).toBe(1001);
});

it('opens its page for a guest, and when the library cannot be asked', async () => {
  const refused = () => {
    throw { kind: 'network' };
  };
  for (const test of [
    await finish({ 'POST /api/library/state/1002': refused }, true),
    await finish({ 'POST /api/library/state/1002': refused }),
  ])
    expect(test.scope.getState($nextPart)?.action).toBe('open');
});

it('adds a free podcast and plays it', async () => {
  const podcast = { ...second, isFree: true, contentType: contentTypes.podcast };
  let action: number = purchaseButtonActions.purchase;
  const { scope, router, take, orders } = await finish({
    'GET /api/audiobooks/1001/parts': aPage([first, podcast]),
    'POST /api/library/state/1002': () => aLibraryState(action),
    'POST /api/orders/app-nopayment': () => void (action = purchaseButtonActions.library),
  });
  await take();
  expect([orders(), router.navigations]).toEqual([1, []]);
  expect(scope.getState($item)?.audioBookId).toBe(1002);
});

it('offers nothing after the last part, outside of a series, after a sample or without an answer', async () => {
  for (const answer of [
    aPage([second, first]),
    aPage([]),
    () => {
      throw { kind: 'network' };
    },
  ]) {
    const { scope } = await finish({ 'GET /api/audiobooks/1001/parts': answer });
    expect(scope.getState($nextPart)).toBeNull();
  }
  const { scope, requests, end } = await finish();
  const asked = () => requests.filter(({ url }) => url.includes('/parts')).length;
  await allSettled(sampleRequested, {
    scope,
    params: { item: anItem({ isSample: true }), duration: 60 },
  });
  await end();
  expect([asked(), scope.getState($nextPart)]).toEqual([1, null]);
});

it('withdraws the offer when the listener hears on', async () => {
  const again = await finish();
  await allSettled(playClicked, { scope: again.scope });
  expect(again.scope.getState($nextPart)).toBeNull();
  const elsewhere = await finish();
  await allSettled(chapterPicked, { scope: elsewhere.scope, params: 1 });
  expect(elsewhere.scope.getState($nextPart)).toBeNull();
});

const other = anItem({ audioBookId: 2002 });
it.each<[string, unknown, unknown]>([
  ['play', playClicked, undefined],
  ['another chapter', chapterPicked, 1],
  ['another book', bookRequested, { item: other }],
  ['a sample', sampleRequested, { item: { ...other, isSample: true }, duration: 60 }],
  ['the place of another tab', itemRestored, { item: other, chapters: [], index: 0 }],
  ['the end of the player', playerClosed, undefined],
  ['the end of the session', sessionEnded, undefined],
])('offers nothing that is found only after %s', async (_, unit, params) => {
  const late = heldAnswer();
  const parts = [aPage([]), late.answer()];
  const { scope, end } = await finish({
    'GET /api/audiobooks/1001/parts': () => parts.shift(),
    'POST /api/library/single-item/2002': { audioBookId: 2002, chapters: [] },
    'GET /api/stream/sample/2002': { streamUrl: '/hls/other.m3u8', downloadUrl: null },
  });
  await allSettled(chapterPicked, { scope, params: 2 });
  const ended = end();
  const left = allSettled(unit as UnitTargetable<unknown>, { scope, params });
  late.give(aPage([first, second]));
  await Promise.all([ended, left]);
  expect(scope.getState($nextPart)).toBeNull();
});

it('withdraws the offer with the end of the session, which may know the part as owned', async () => {
  const { scope } = await finish();
  await allSettled(sessionEnded, { scope });
  expect(scope.getState($nextPart)).toBeNull();
});

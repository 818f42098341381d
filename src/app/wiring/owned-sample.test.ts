import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { $knownLibraryStates } from '@/entities/purchase/known-library-states';
import { purchased } from '@/entities/purchase/purchased';
import { podcastRequested } from '@/features/player/model/free-podcast';
import { $status, pauseClicked, playClicked } from '@/features/player/model/playback';
import { $position } from '@/features/player/model/position';
import {
  $chapter,
  $item,
  sampleRequested,
  savedChaptersLoaded,
} from '@/features/player/model/queue';
import { getLibraryStateFx } from '@/shared/api/endpoints/library';
import { tokensChanged } from '@/shared/api/tokens';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer } from '@/testing/held-answer';
import { anItem, playerAnswers, threeChapters } from '@/testing/player-fixtures';
import { someTokens } from '@/testing/session-fixtures';

import './owned-sample';

const bought = { audioBookId: 1001, productId: 20001, how: 'credit' as const };
const stateWith = (purchaseButtonAction: number) => ({
  purchaseButtonState: { purchaseButtonAction, purchaseButtonText: '', stateDiscountedPrice: 0 },
  subscriptionButtonState: { subscriptionButtonState: 0, subscriptionButtonText: '' },
  discounts: [],
});

async function playSample(answers: Record<string, unknown> = {}) {
  const test = await createTestScope({ answers: { ...playerAnswers, ...answers } });
  const { scope, engine } = test;
  await allSettled(tokensChanged, { scope, params: someTokens() });
  const params = { item: anItem({ isSample: true }), duration: 60 };
  await allSettled(sampleRequested, { scope, params });
  engine.emit('playing', { duration: 60 });
  engine.emit('timeupdate', { time: 30, duration: 60 });
  return test;
}

it('plays the book from its start when it was bought during its sample', async () => {
  const { scope, engine } = await playSample();
  await allSettled(purchased, { scope, params: bought });
  expect(scope.getState($item)).toEqual(anItem({ isSample: false }));
  expect(engine.sources.at(-1)).toEqual({ url: '/hls/1.m3u8', startAt: 0 });
  expect(engine.calls.at(-1)).toEqual(['play']);
});

/** The stored positions of the book: the second chapter, at its 42nd second. */
const savedChapters = threeChapters.chapters.map(({ chapterId, duration, title }, index) => {
  const isPlaying = chapterId === 2;
  return {
    ...{ chapterId, duration, title, index, isPlaying },
    audioBookId: 1001,
    durationPlayed: isPlaying ? 42 : 0,
  };
});

it('plays the book from its stored position', async () => {
  const { scope, engine } = await playSample();
  await allSettled(savedChaptersLoaded, { scope, params: { 1001: savedChapters } });
  await allSettled(purchased, { scope, params: bought });
  expect(engine.sources.at(-1)).toEqual({ url: '/hls/2.m3u8', startAt: 42 });
});

it('shows the stored position of the book after a paused sample, and plays from there', async () => {
  const { scope, engine } = await playSample();
  await allSettled(pauseClicked, { scope });
  await allSettled(savedChaptersLoaded, { scope, params: { 1001: savedChapters } });
  await allSettled(purchased, { scope, params: bought });
  expect(scope.getState($chapter)?.chapterId).toBe(2);
  expect(scope.getState($position)).toBe(42);
  await allSettled(playClicked, { scope });
  expect(engine.sources.at(-1)).toEqual({ url: '/hls/2.m3u8', startAt: 42 });
});

it('takes no chapters of another book for a paused sample', async () => {
  const { scope, engine } = await playSample();
  await allSettled(pauseClicked, { scope });
  const other = { chapterId: 9, duration: 100, title: '', index: 0, isPlaying: true };
  await allSettled(savedChaptersLoaded, {
    scope,
    params: { 7: [{ ...other, audioBookId: 7, durationPlayed: 5 }] },
  });
  await allSettled(purchased, { scope, params: bought });
  await allSettled(playClicked, { scope });
  expect(engine.sources.at(-1)).toEqual({ url: '/hls/1.m3u8', startAt: 0 });
});

it('keeps a paused sample silent, and plays the book afterwards', async () => {
  const { scope, engine } = await playSample();
  await allSettled(pauseClicked, { scope });
  engine.emit('pause', { isPaused: true });
  await allSettled(purchased, { scope, params: bought });
  expect(scope.getState($item)?.isSample).toBe(false);
  expect(scope.getState($status)).toBe('paused');
  expect(engine.sources).toHaveLength(1);
  await allSettled(playClicked, { scope });
  expect(engine.sources.at(-1)?.url).toBe('/hls/1.m3u8');
});

it('goes on as the book when it was bought while its sample was still loading', async () => {
  const held = heldAnswer<unknown>();
  const answers = { ...playerAnswers, 'GET /api/stream/sample/1001': held.answer };
  const { scope, engine } = await createTestScope({ answers });
  const params = { item: anItem({ isSample: true }), duration: 60 };
  const started = allSettled(sampleRequested, { scope, params });
  void allSettled(purchased, { scope, params: bought });
  held.give({ streamUrl: '/hls/sample.m3u8', downloadUrl: null });
  await started;
  expect(engine.sources).toEqual([{ url: '/hls/1.m3u8', startAt: 0 }]);
  expect(engine.calls.at(-1)).toEqual(['play']);
});

it('does not play the address of the sample as the book, when it comes after the purchase', async () => {
  const held = heldAnswer<unknown>();
  const answers = { ...playerAnswers, 'GET /api/stream/sample/1001': held.answer };
  const { scope, engine } = await createTestScope({ answers });
  const params = { item: anItem({ isSample: true }), duration: 60 };
  const started = allSettled(sampleRequested, { scope, params });
  void allSettled(pauseClicked, { scope });
  void allSettled(purchased, { scope, params: bought });
  held.give({ streamUrl: '/hls/sample.m3u8', downloadUrl: null });
  await started;
  expect(scope.getState($item)?.isSample).toBe(false);
  expect(engine.sources).toEqual([]);
  await allSettled(playClicked, { scope });
  expect(engine.sources).toEqual([{ url: '/hls/1.m3u8', startAt: 0 }]);
});

it.each([
  ['becomes the book when the library has it', 1, false],
  ['stays a sample when the library does not have it', 3, true],
])('%s', async (_, action, isSample) => {
  const { scope } = await playSample({ 'POST /api/library/state/1001': stateWith(action) });
  await allSettled(getLibraryStateFx, { scope, params: { params: { id: 1001 }, body: {} } });
  expect(scope.getState($item)?.isSample).toBe(isSample);
});

it('keeps the sample of another book', async () => {
  const { scope } = await playSample();
  await allSettled(purchased, { scope, params: { ...bought, audioBookId: 2002 } });
  expect(scope.getState($item)?.isSample).toBe(true);
});

it('plays the podcast that was pressed last, although the one of the sample is added first', async () => {
  let action = 2;
  const [order, other] = [heldAnswer<null>(), heldAnswer<unknown>()];
  const { scope, engine } = await playSample({
    'POST /api/library/state/1001': () => stateWith(action),
    'POST /api/orders/app-nopayment': async () => {
      await order.answer();
      action = 1;
    },
    'POST /api/library/state/2002': other.answer,
    'POST /api/library/single-item/2002': { ...threeChapters, audioBookId: 2002 },
  });
  const press = (audioBookId: number) =>
    allSettled(podcastRequested, {
      scope,
      params: { item: anItem({ audioBookId }), chapterId: 2, productId: audioBookId },
    });
  const pressed = [press(1001), press(2002)];
  order.give(null);
  const known = () => scope.getState($knownLibraryStates).get(1001)?.purchaseButtonState;
  await expect.poll(() => known()?.purchaseButtonAction).toBe(1);
  other.give(stateWith(1));
  await Promise.all(pressed);
  expect(scope.getState($item)).toEqual(anItem({ audioBookId: 2002 }));
  expect(engine.sources.map(({ url }) => url)).toEqual(['/hls/sample.m3u8', '/hls/2.m3u8']);
});

it('becomes the book after all, when the podcast that was pressed last is not added', async () => {
  const other = heldAnswer<unknown>();
  const { scope } = await playSample({ 'POST /api/library/state/2002': other.answer });
  const params = { item: anItem({ audioBookId: 2002 }), productId: 20002 };
  const pressed = allSettled(podcastRequested, { scope, params });
  void allSettled(purchased, { scope, params: bought });
  expect(scope.getState($item)?.isSample).toBe(true);
  other.fail({ kind: 'network' });
  await pressed;
  expect(scope.getState($item)).toEqual(anItem());
});

it.each([
  ['paused', pauseClicked],
  ['that plays', null],
])(
  'plays the book of a sample %s, when play is pressed before the podcast is added',
  async (_, pause) => {
    const other = heldAnswer<unknown>();
    const { scope, engine } = await playSample({ 'POST /api/library/state/2002': other.answer });
    const params = { item: anItem({ audioBookId: 2002 }), productId: 20002 };
    const pressed = allSettled(podcastRequested, { scope, params });
    void allSettled(purchased, { scope, params: bought });
    if (pause) void allSettled(pause, { scope });
    void allSettled(playClicked, { scope });
    await expect.poll(() => engine.sources.at(-1)?.url).toBe('/hls/1.m3u8');
    expect([scope.getState($item), engine.calls.at(-1)]).toEqual([anItem(), ['play']]);
    other.give(stateWith(1));
    await pressed;
    expect(scope.getState($item)).toEqual(anItem());
  },
);

it('keeps a sample whose book is not owned, also when play is pressed while a podcast is being added', async () => {
  const other = heldAnswer<unknown>();
  const { scope } = await playSample({ 'POST /api/library/state/2002': other.answer });
  const params = { item: anItem({ audioBookId: 2002 }), productId: 20002 };
  const pressed = allSettled(podcastRequested, { scope, params });
  void allSettled(playClicked, { scope });
  expect(scope.getState($item)).toEqual(anItem({ isSample: true }));
  other.fail({ kind: 'network' });
  await pressed;
  expect(scope.getState($item)).toEqual(anItem({ isSample: true }));
});

it('keeps the picked chapter of a podcast that is added during its sample', async () => {
  let action = 2;
  const { scope, engine } = await playSample({
    'POST /api/library/state/1001': () => stateWith(action),
    'POST /api/orders/app-nopayment': () => void (action = 1),
  });
  const params = { item: anItem(), chapterId: 2, productId: 20001 };
  await allSettled(podcastRequested, { scope, params });
  expect(engine.sources.map(({ url }) => url)).toEqual(['/hls/sample.m3u8', '/hls/2.m3u8']);
});

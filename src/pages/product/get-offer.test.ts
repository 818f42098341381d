import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { popUpRequested } from '@/features/purchase/model/library-state';
import { $success, succeeded } from '@/features/purchase/model/outcome';
import { contentTypes } from '@/shared/api/contract/codes';
import { tokensChanged } from '@/shared/api/tokens';
import { common } from '@/shared/i18n/fa/common';
import { offers, promises } from '@/shared/i18n/fa/purchase';
import { aDetail } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { passTimers } from '@/testing/pass-timers';
import { aLibraryState, aPurchaseBook } from '@/testing/purchase-fixtures';
import { someTokens } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import {
  $canGet,
  $isJustGot,
  $isUnavailable,
  $offerSentence,
  $productOffer,
  getClicked,
} from './get';
import { $detail, $libraryState } from './model';
import { chapterClicked, playOwnedClicked } from './sample';

passTimers();

const authors = [
  { id: 1, firstName: 'Hafez', lastName: '' },
  { id: 2, firstName: 'Sara', lastName: 'Delaviz' },
];

async function open({ isSignedIn = true, detail = aDetail({ authors }) } = {}) {
  const test = await createTestScope();
  const { scope, router } = test;
  if (isSignedIn) await allSettled(tokensChanged, { scope, params: someTokens() });
  router.visit({ routeId: 'product', path: '/pdp/1001', params: { id: '1001' } });
  const requested = watchCalls(popUpRequested, scope);
  expect(scope.getState($canGet)).toBe(false);
  await allSettled($detail, { scope, params: detail });
  const know = (action: number, subscription = 0) =>
    allSettled($libraryState, { scope, params: aLibraryState(action, subscription) });
  const get = () => allSettled(getClicked, { scope });
  return { ...test, requested, know, get };
}

it('opens the pop-up with the book', async () => {
  const { scope, know, get, requested } = await open();
  await know(3);
  expect(scope.getState($canGet)).toBe(true);
  await get();
  const author = ['Hafez', 'Sara Delaviz'].join(common.listComma);
  expect(requested).toEqual([aPurchaseBook({ author })]);
});

it('cannot get a title without a product', async () => {
  const { scope, get, requested } = await open({ detail: aDetail({ products: [] }) });
  expect(scope.getState($canGet)).toBe(false);
  await get();
  expect(requested).toEqual([]);
});

it('knows the offer once the state is known, and at once while signed out', async () => {
  const signedIn = await open();
  expect(signedIn.scope.getState($productOffer)).toBeNull();
  expect(signedIn.scope.getState($offerSentence)).toBeNull();
  await signedIn.know(3, 3);
  expect(signedIn.scope.getState($offerSentence)).toBe(offers.bought);
  const { scope, get, requested } = await open({ isSignedIn: false });
  expect(scope.getState($offerSentence)).toBe(offers.signIn);
  expect(scope.getState($isUnavailable)).toBe(false);
  await get();
  expect(requested).toHaveLength(1);
});

it.each([
  [0, 0, true],
  [3, 0, false],
  [0, 4, false],
  [3, 4, false],
])(
  'with the numbers %i and %i, is unavailable: %s',
  async (action, subscription, isUnavailable) => {
    const { scope, know, get, requested } = await open();
    expect(scope.getState($isUnavailable)).toBe(false);
    await know(action, subscription);
    expect(scope.getState($isUnavailable)).toBe(isUnavailable);
    if (isUnavailable) expect(scope.getState($offerSentence)).toBe(promises.unavailable);
    await get();
    expect(requested).toHaveLength(isUnavailable ? 0 : 1);
  },
);

it('knows that this book was just got, and not another one', async () => {
  const { scope } = await open();
  expect(scope.getState($isJustGot)).toBe(false);
  const other = aPurchaseBook({ audioBookId: 1002 });
  await allSettled(succeeded, { scope, params: { book: other, how: 'free' } });
  expect(scope.getState($isJustGot)).toBe(false);
  await allSettled(succeeded, { scope, params: { book: aPurchaseBook(), how: 'free' } });
  expect(scope.getState($isJustGot)).toBe(true);
});

it.each(['play', 'a chapter', 'another page', 'another book'])(
  'does not say so any more after %s',
  async (what) => {
    const { scope, router } = await open({
      detail: aDetail({ authors, contentType: contentTypes.podcast }),
    });
    await allSettled(succeeded, { scope, params: { book: aPurchaseBook(), how: 'free' } });
    expect(scope.getState($success)).not.toBeNull();
    if (what === 'play') await allSettled(playOwnedClicked, { scope });
    if (what === 'a chapter') await allSettled(chapterClicked, { scope, params: 1 });
    if (what === 'another page') router.visit({ routeId: 'shop', path: '/' });
    if (what === 'another book') {
      await allSettled($detail, { scope, params: aDetail({ audioBookId: 1002 }) });
    }
    expect(scope.getState($success)).toBeNull();
  },
);

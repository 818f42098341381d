import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { notificationRequested } from '@/features/notifications/model';
import { intentResumed, signInRequested } from '@/features/sign-in/intent';
import { wishlistChangeRequested } from '@/features/wishlist/model';
import { common } from '@/shared/i18n/fa/common';
import { aDetail } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { passTimers } from '@/testing/pass-timers';
import { someTokens } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { $detail } from './model';
import { $canAddToWishlist, $isInWishlist, wishlistClicked } from './wishlist-toggle';

passTimers();

interface Opening {
  readonly isSignedIn?: boolean;
  readonly detail?: ReturnType<typeof aDetail>;
  readonly answer?: unknown;
}

async function open({ isSignedIn = true, detail = aDetail(), answer = null }: Opening = {}) {
  const { scope } = await createTestScope({
    answers: { 'POST /api/wishlist/addItem': answer, 'POST /api/wishlist/removeItem': answer },
    ...(isSignedIn && { tokens: someTokens() }),
  });
  const seen = {
    changes: watchCalls(wishlistChangeRequested, scope),
    signIns: watchCalls(signInRequested, scope),
    notices: watchCalls(notificationRequested, scope),
  };
  expect(scope.getState($canAddToWishlist)).toBe(false);
  await allSettled(wishlistClicked, { scope });
  await allSettled($detail, { scope, params: detail });
  const press = () => allSettled(wishlistClicked, { scope });
  return { scope, seen, press };
}

it('adds the title and takes it off again', async () => {
  const { scope, seen, press } = await open();
  expect(scope.getState($canAddToWishlist)).toBe(true);
  await press();
  expect(scope.getState($isInWishlist)).toBe(true);
  await press();
  expect(seen).toEqual({
    changes: [
      { productId: 20001, isInWishlist: true },
      { productId: 20001, isInWishlist: false },
    ],
    signIns: [],
    notices: [],
  });
});

it('does nothing for a title without a product', async () => {
  const { scope, seen, press } = await open({ detail: aDetail({ products: [] }) });
  expect(scope.getState($canAddToWishlist)).toBe(false);
  await press();
  expect(seen).toEqual({ changes: [], signIns: [], notices: [] });
});

it('asks a signed-out user to sign in first', async () => {
  const { seen, press } = await open({ isSignedIn: false });
  await press();
  expect(seen.changes).toEqual([]);
  expect(seen.signIns).toEqual([
    { intent: { kind: 'addToWishlist', audioBookId: 1001, productId: 20001 } },
  ]);
});

it('adds it after the sign-in, which was for nothing else, and never takes it off', async () => {
  const { scope, seen, press } = await open();
  await press();
  const intent = { audioBookId: 1001, productId: 20001 };
  await allSettled(intentResumed, { scope, params: { ...intent, kind: 'get' } });
  expect(seen.changes).toHaveLength(1);
  await allSettled(intentResumed, { scope, params: { ...intent, kind: 'addToWishlist' } });
  expect(seen.changes.at(-1)).toEqual({ productId: 20001, isInWishlist: true });
  expect(seen.changes).toHaveLength(2);
});

it('tells that the change failed', async () => {
  const { seen, press } = await open({
    answer: () => {
      throw { kind: 'network' };
    },
  });
  await press();
  expect(seen.notices).toEqual([{ kind: 'error', text: common.failed }]);
});

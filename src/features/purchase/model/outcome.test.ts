import { allSettled, type UnitTargetable } from 'effector';
import { expect, it } from 'vitest';

import { errorText } from '@/shared/api/error-text';
import type { ApiError } from '@/shared/api/errors';
import { sessionEnded, tokensChanged } from '@/shared/api/tokens';
import { createTestScope } from '@/testing/create-scope';
import { aLibraryState, aPurchaseBook } from '@/testing/purchase-fixtures';
import { someTokens } from '@/testing/session-fixtures';

import { popUpRequested } from './library-state';
import {
  $failure,
  $failureText,
  $success,
  notificationTextChanged,
  orderFailed,
  playRequested,
  succeeded,
} from './outcome';
import { bookShown } from './pop-up';
import { pressed, type Press } from './press';

const success = { book: aPurchaseBook(), how: 'credit' } as const;
const failed = (error: ApiError) => ({ audioBookId: success.book.audioBookId, error });

async function signedIn() {
  const { scope } = await createTestScope({
    answers: { 'POST /api/library/state/1001': aLibraryState(2) },
  });
  await allSettled(tokensChanged, { scope, params: someTokens() });
  await allSettled(bookShown, { scope, params: success.book });
  return scope;
}

const press: Press = {
  ...{ button: 'main', book: success.book, state: aLibraryState(2), action: 'orderFree' },
  ...{ promise: { kind: 'free' }, leadsTo: 'plans' },
};

it.each<[string, unknown, unknown]>([
  ['the session ends', sessionEnded, undefined],
  ['the pop-up is asked for', popUpRequested, success.book],
  ['a button is pressed', pressed, press],
])('forgets the success and the failure of an order once %s', async (_, unit, params) => {
  const scope = await signedIn();
  await allSettled(succeeded, { scope, params: success });
  await allSettled(orderFailed, { scope, params: failed({ kind: 'network' }) });
  expect(scope.getState($success)).toEqual(success);
  expect(scope.getState($failure)).toEqual({ kind: 'network' });
  await allSettled(unit as UnitTargetable<unknown>, { scope, params });
  expect([scope.getState($success), scope.getState($failure)]).toEqual([null, null]);
});

it.each([
  ['the book', success.book.audioBookId, null],
  ['another book', 1002, success],
])('is told of a success until %s plays', async (_, audioBookId, expected) => {
  const scope = await signedIn();
  await allSettled(succeeded, { scope, params: success });
  await allSettled(playRequested, { scope, params: aPurchaseBook({ audioBookId }) });
  expect(scope.getState($success)).toEqual(expected);
});

it('forgets a failure as soon as a later order succeeds', async () => {
  const scope = await signedIn();
  await allSettled(orderFailed, { scope, params: failed({ kind: 'network' }) });
  await allSettled(succeeded, { scope, params: success });
  expect(scope.getState($failure)).toBeNull();
});

it('tells a failure beside the buttons once its notification has gone, and announces it once', async () => {
  const scope = await signedIn();
  const error = { kind: 'network' } as const;
  const text = errorText(error);
  const told = () => scope.getState($failureText);
  const notify = (params: string | null) => allSettled(notificationTextChanged, { scope, params });
  await allSettled(orderFailed, { scope, params: failed(error) });
  expect(told()).toEqual({ text, isAnnounced: false });
  await notify(text);
  expect(told()).toBeNull();
  await notify(null);
  expect(told()).toEqual({ text, isAnnounced: true });
  // The same words about a later order are news again.
  await allSettled(orderFailed, { scope, params: failed({ ...error }) });
  expect(told()).toEqual({ text, isAnnounced: false });
});

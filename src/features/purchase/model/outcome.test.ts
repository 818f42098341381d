import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { errorText } from '@/shared/api/error-text';
import type { ApiError } from '@/shared/api/errors';
import { sessionEnded, tokensChanged } from '@/shared/api/tokens';
import { createTestScope } from '@/testing/create-scope';
import { aPurchaseBook } from '@/testing/purchase-fixtures';
import { someTokens } from '@/testing/session-fixtures';

import {
  $failure,
  $failureText,
  $success,
  notificationTextChanged,
  orderFailed,
  succeeded,
} from './outcome';
import { bookShown } from './pop-up';

const success = { book: aPurchaseBook(), how: 'credit' } as const;
const failed = (error: ApiError) => ({ audioBookId: success.book.audioBookId, error });

async function signedIn() {
  const { scope } = await createTestScope();
  await allSettled(tokensChanged, { scope, params: someTokens() });
  await allSettled(bookShown, { scope, params: success.book });
  return scope;
}

it('shows the next user neither the success nor the failure of the previous one', async () => {
  const scope = await signedIn();
  await allSettled(succeeded, { scope, params: success });
  expect(scope.getState($success)).toEqual(success);
  await allSettled(sessionEnded, { scope });
  expect(scope.getState($success)).toBeNull();

  const other = await signedIn();
  await allSettled(orderFailed, { scope: other, params: failed({ kind: 'network' }) });
  expect(other.getState($failure)).toEqual({ kind: 'network' });
  await allSettled(sessionEnded, { scope: other });
  expect(other.getState($failure)).toBeNull();
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

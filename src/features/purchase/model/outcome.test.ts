import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { sessionEnded, tokensChanged } from '@/shared/api/tokens';
import { createTestScope } from '@/testing/create-scope';
import { aPurchaseBook } from '@/testing/purchase-fixtures';
import { someTokens } from '@/testing/session-fixtures';

import { $failure, $success, orderFailed, succeeded } from './outcome';

async function signedIn() {
  const { scope } = await createTestScope();
  await allSettled(tokensChanged, { scope, params: someTokens() });
  return scope;
}
const success = { book: aPurchaseBook(), how: 'credit' } as const;

it('shows the next user neither the success nor the failure of the previous one', async () => {
  const scope = await signedIn();
  await allSettled(succeeded, { scope, params: success });
  expect(scope.getState($success)).toEqual(success);
  await allSettled(sessionEnded, { scope });
  expect(scope.getState($success)).toBeNull();

  const other = await signedIn();
  await allSettled(orderFailed, { scope: other, params: { kind: 'network' } });
  expect(other.getState($failure)).toEqual({ kind: 'network' });
  await allSettled(sessionEnded, { scope: other });
  expect(other.getState($failure)).toBeNull();
});

it('forgets a failure as soon as a later order succeeds', async () => {
  const scope = await signedIn();
  await allSettled(orderFailed, { scope, params: { kind: 'network' } });
  await allSettled(succeeded, { scope, params: success });
  expect(scope.getState($failure)).toBeNull();
});

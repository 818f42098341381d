import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { subscription } from '@/entities/subscription/model';
import { sessionEnded, tokensChanged } from '@/shared/api/tokens';
import { cameOnline } from '@/shared/browser/online';
import { createTestScope } from '@/testing/create-scope';
import { someTokens } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { $daysLeft, accountMarkShown } from './model';

it('asks for the subscription of each user once it is in sight, and again after a failure', async () => {
  let isBroken = false;
  const { scope } = await createTestScope({
    tokens: someTokens(),
    answers: {
      'GET /api/subscription/current': () => {
        if (isBroken) throw { kind: 'network' };
        return null;
      },
      'POST /api/wishlist/items/ids': [],
    },
  });
  const asked = watchCalls(subscription.requested, scope);
  await allSettled(cameOnline, { scope });
  expect(asked).toHaveLength(0);
  await allSettled(accountMarkShown, { scope });
  await allSettled(accountMarkShown, { scope });
  await allSettled(cameOnline, { scope });
  expect(asked).toHaveLength(1);
  expect(scope.getState($daysLeft)).toBeNull();

  // Another user, whose answer does not come before the connection is back.
  await allSettled(sessionEnded, { scope });
  isBroken = true;
  await allSettled(tokensChanged, { scope, params: someTokens() });
  expect(asked).toHaveLength(2);
  isBroken = false;
  await allSettled(cameOnline, { scope });
  await allSettled(cameOnline, { scope });
  expect(asked).toHaveLength(3);
});

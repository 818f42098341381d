import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { accountMarkShown } from '@/features/account-mark/model';
import { shelvesShown } from '@/features/wishlist/shelves';
import { sessionEnded, tokensChanged } from '@/shared/api/tokens';
import { cameOnline } from '@/shared/browser/online';
import { aPage } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { someTokens } from '@/testing/session-fixtures';

// The sidebar and the mark of the account stay in sight when the page and the user change.
it.each([
  ['the shelves', shelvesShown, 'POST /api/wishlist/categories/1', aPage([])],
  ['the days of the subscription', accountMarkShown, 'GET /api/subscription/current', null],
])('the frame asks for %s once for each user', async (_, shown, call, answer) => {
  const server = { isReached: true };
  const { scope, requests } = await createTestScope({
    answers: {
      'POST /api/wishlist/items': aPage([]),
      [call]: () => {
        if (!server.isReached) throw { kind: 'network' };
        return answer;
      },
    },
  });
  const count = () => requests.filter(({ method, url }) => `${method} ${url}` === call).length;
  const signIn = () => allSettled(tokensChanged, { scope, params: someTokens() });
  await signIn();
  expect(count()).toBe(0);
  await allSettled(sessionEnded, { scope });
  await allSettled(shown, { scope });
  expect(count()).toBe(0);
  await signIn();
  await allSettled(shown, { scope });
  await allSettled(cameOnline, { scope });
  expect(count()).toBe(1);

  server.isReached = false;
  await allSettled(sessionEnded, { scope });
  await signIn();
  expect(count()).toBe(2);
  server.isReached = true;
  await allSettled(cameOnline, { scope });
  await allSettled(cameOnline, { scope });
  expect(count()).toBe(3);
});

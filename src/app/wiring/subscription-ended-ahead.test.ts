import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import '@/features/player/model/ahead';
import '@/features/player/model/playback';
import { bookRequested } from '@/features/player/model/queue';
import '@/features/subscription-ended/model';
import { tokensChanged } from '@/shared/api/tokens';
import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers } from '@/testing/player-fixtures';
import { someTokens } from '@/testing/session-fixtures';

it('shows that the subscription has ended when the next chapter is reached, not when it is fetched ahead', async () => {
  let refusals = 0;
  const { scope, engine, router } = await createTestScope({
    answers: {
      ...playerAnswers,
      'GET /api/stream/playlist/2': () => {
        refusals += 1;
        throw { kind: 'http', status: 403, statusText: '', message: null, code: 'not-owned' };
      },
      'GET /api/subscription/current': () => null,
    },
  });
  await allSettled(tokensChanged, { scope, params: someTokens() });
  router.visit({ routeId: 'product', path: '/pdp/1001' });
  await allSettled(bookRequested, { scope, params: { item: anItem() } });
  engine.emit('timeupdate', { time: 80, duration: 100 });
  await allSettled(scope);
  expect([refusals, router.navigations]).toEqual([1, []]);

  engine.emit('ended', { time: 100, duration: 100 });
  await allSettled(scope);
  expect(refusals).toBe(2);
  expect(router.navigations).toEqual([{ to: '/pdp/1001#subscriptionEnded' }]);
});

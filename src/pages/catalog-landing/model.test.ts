import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { catalogOverview } from '@/entities/catalog/model';
import { createTestScope } from '@/testing/create-scope';

import { catalogLandingRetryClicked } from './model';

it('loads the overview, again on a retry after a failure', async () => {
  let isBroken = true;
  const { scope, router } = await createTestScope({
    answers: {
      'GET /api/catalog': () => {
        if (isBroken) throw { kind: 'network' };
        return { lists: [], genres: [] };
      },
    },
  });
  router.visit({ routeId: 'catalog-landing', path: '/catalog-landing' });
  await allSettled(scope);
  expect(scope.getState(catalogOverview.$error)).toEqual({ kind: 'network' });
  isBroken = false;
  await allSettled(catalogLandingRetryClicked, { scope });
  expect(scope.getState(catalogOverview.$answer)?.value).toEqual({ lists: [], genres: [] });
});

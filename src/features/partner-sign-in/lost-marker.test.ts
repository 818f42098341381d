import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { sessionRestoreRequested } from '@/entities/session/model';
import { tokensReceived } from '@/entities/session/sign-in';
import { pageModelsStarted } from '@/shared/routing/page-models';
import { createTestScope } from '@/testing/create-scope';

import './lost-marker';
import { $isSwapQuestionOpen, partnerTokenFound } from './model';

const page = { routeId: 'product', path: '/pdp/1001', search: '?a=1' };
const marked = { ...page, hash: '#partnerSignIn' };
const tokens = {
  access_token: `h.${btoa(JSON.stringify({ sub: 'sara' }))}.s`,
  refresh_token: 'r',
  expires_in: 3600,
};
const removal = { to: '/pdp/1001?a=1', replace: true };

it('removes the marker of a question that a reload has lost', async () => {
  const { scope, router } = await createTestScope();
  router.visit(marked);
  await allSettled(scope);
  // In the app this rule comes with the models of the pages, after the first location.
  const before = router.navigations.length;
  await allSettled(pageModelsStarted, { scope });
  expect(router.navigations.slice(before)).toEqual([removal]);
});

it('removes the marker also where the way forward leads to it', async () => {
  const { scope, router } = await createTestScope();
  await allSettled(pageModelsStarted, { scope });
  router.visit(page);
  router.visit(marked);
  await allSettled(scope);
  expect(router.navigations).toEqual([removal]);
});

it('leaves the marker of an open question, and every other one', async () => {
  const { scope, router } = await createTestScope();
  await allSettled(sessionRestoreRequested, { scope });
  await allSettled(tokensReceived, { scope, params: tokens });
  router.visit({ ...page, hash: '#modalOpened' });
  router.visit(page);
  await allSettled(partnerTokenFound, { scope, params: { token: 'abc', kind: 'zarebin' } });
  router.visit(marked);
  await allSettled(pageModelsStarted, { scope });
  expect(scope.getState($isSwapQuestionOpen)).toBe(true);
  expect(router.navigations).toEqual([{ to: '/pdp/1001?a=1#partnerSignIn' }]);
});

import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { $keptAgeMs } from '@/shared/api/kept-endpoint';
import { cameOnline } from '@/shared/browser/online';
import { createTestScope } from '@/testing/create-scope';

import { keptReloadClicked } from './model';

async function open(keptAgeMs: number | null) {
  const test = await createTestScope();
  await allSettled($keptAgeMs, { scope: test.scope, params: keptAgeMs });
  test.router.visit({ routeId: 'clp', path: '/clp', search: '?q=a', hash: '#player' });
  return test;
}
const again = { to: '/clp?q=a#player', replace: true };

it('loads the page again when the connection is back', async () => {
  const { scope, router } = await open(1000);
  await allSettled(cameOnline, { scope });
  expect(router.navigations).toEqual([again]);
});

it('leaves a page alone that shows what the server answered', async () => {
  const { scope, router } = await open(null);
  await allSettled(cameOnline, { scope });
  expect(router.navigations).toEqual([]);
});

it('loads the page again on request', async () => {
  const { scope, router } = await open(1000);
  await allSettled(keptReloadClicked, { scope });
  expect(router.navigations).toEqual([again]);
});

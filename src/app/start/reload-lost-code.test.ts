import { allSettled, fork } from 'effector';
import { afterEach, expect, it, vi } from 'vitest';

import { $status } from '@/features/player/model/playback';
import { reloadPageFx } from '@/shared/browser/reload-page';
import { $router, locationChanged } from '@/shared/routing/location';
import { readRawFx, writeRawFx, type StoredEntry } from '@/shared/storage/stored-value';
import { createFakeRouter } from '@/testing/fake-router';
import { watchCalls } from '@/testing/watch-calls';

import { isPageServedFx, lostPageRetryClicked, pageCodeLost } from './reload-lost-code';

interface Situation {
  isServed?: boolean;
  status?: 'playing' | 'loading' | 'paused';
  canStore?: boolean;
  isConnected?: boolean;
}

function stand(situation: Situation = {}) {
  const { isServed = true, status = 'paused', canStore = true, isConnected = true } = situation;
  vi.stubGlobal('navigator', { onLine: isConnected });
  let stored: string | null = null;
  const router = createFakeRouter();
  const scope = fork({
    values: [
      [$status, status],
      [$router, router],
    ],
    handlers: [
      [isPageServedFx, () => isServed],
      [reloadPageFx, () => undefined],
      [readRawFx, () => stored],
      [
        writeRawFx,
        ({ raw }: StoredEntry) => {
          if (!canStore) throw new Error('denied');
          stored = raw;
        },
      ],
    ],
  });
  router.subscribe((params) => void allSettled(locationChanged, { scope, params }));
  router.visit({ routeId: 'library', path: '/library' });
  return {
    router,
    reloads: watchCalls(reloadPageFx, scope),
    lose: () => allSettled(pageCodeLost, { scope }),
    retry: () => allSettled(lostPageRetryClicked, { scope }),
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('reloads the page once for each address', async () => {
  const { router, reloads, lose } = stand();
  await lose();
  await lose();
  expect(reloads).toHaveLength(1);
  router.visit({ routeId: 'profile', path: '/profile' });
  await lose();
  await lose();
  expect(reloads).toHaveLength(2);
});

it.each([
  ['plays', 'playing'],
  ['is about to play', 'loading'],
] as const)(
  'reloads nothing while sound %s, until the user asks for another try',
  async (_, status) => {
    const { router, reloads, lose, retry } = stand({ status });
    await lose();
    expect(reloads).toHaveLength(0);
    await retry();
    await lose();
    expect(reloads).toHaveLength(1);
    router.visit({ routeId: 'profile', path: '/profile' });
    await lose();
    expect(reloads).toHaveLength(1);
  },
);

it('visits the same address again for another try, under the same overlay', async () => {
  const { router, retry } = stand();
  router.visit({ routeId: 'clp', path: '/clp', search: '?q=divan', hash: '#player' });
  await retry();
  expect(router.navigations).toEqual([{ to: '/clp?q=divan#player', replace: true }]);
});

it('reloads a page once for each query, as that may be another page', async () => {
  const { router, reloads, lose } = stand();
  for (const search of ['?q=a', '?q=b', '?q=a']) {
    router.visit({ routeId: 'clp', path: '/clp', search });
    await lose();
  }
  expect(reloads).toHaveLength(2);
});

it('remembers the last twenty reloads', async () => {
  const { router, reloads, lose } = stand();
  const visit = (page: number) =>
    router.visit({ routeId: 'clp', path: '/clp', search: `?q=${page}` });
  for (let page = 1; page <= 21; page += 1) {
    visit(page);
    await lose();
  }
  await lose();
  visit(2);
  await lose();
  expect(reloads).toHaveLength(21);
  visit(1);
  await lose();
  expect(reloads).toHaveLength(22);
});

it.each<[string, Situation]>([
  ['there is no connection', { isConnected: false }],
  ['the server does not answer, because that would lose the whole app', { isServed: false }],
  ['the browser cannot remember it, because it would never end', { canStore: false }],
])('reloads nothing when %s', async (_, situation) => {
  const { reloads, lose } = stand(situation);
  await lose();
  expect(reloads).toHaveLength(0);
});

import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';

import { watchCalls } from '@/testing/watch-calls';

import { storageChanged, watchStorageFx } from './storage-changes';

it('tells what another tab has changed in the storage that all tabs share, and not in that of one tab', async () => {
  const scope = fork();
  const changes = watchCalls(storageChanged, scope);
  await allSettled(watchStorageFx, { scope });
  const change = (init: StorageEventInit) =>
    window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, ...init }));
  change({ key: 'theme', oldValue: 'dark', newValue: 'light' });
  change({ key: 'theme', oldValue: 'light', newValue: 'dark', storageArea: sessionStorage });
  change({ key: null, newValue: null });
  expect(changes).toEqual([
    { key: 'theme', raw: 'light' },
    { key: null, raw: null },
  ]);
});

import { allSettled, fork } from 'effector';
import { afterEach, expect, it, vi } from 'vitest';

import type { PageId } from '@/shared/routing/page-table';

import { preloadLikelyViewsFx } from './load-page-models';
import { pagePreloads } from './page-preloads';

const { loaded, fileOf } = vi.hoisted(() => {
  const names: string[] = [];
  return {
    loaded: names,
    fileOf: (name: string) => () => {
      names.push(name);
      return { default: () => null };
    },
  };
});
vi.mock('@/entities/connection/ui/failure-drawing', fileOf('the picture of a failure'));
vi.mock('@/features/kept-content/notice', fileOf('the notice about kept content'));

afterEach(() => {
  pagePreloads.clear();
});

it('loads the likely pages one after the other, and then what a lost connection shows', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  for (const id of ['shop', 'library', 'profile', 'clp', 'product'] satisfies PageId[])
    pagePreloads.set(id, async () => void loaded.push(id));
  await allSettled(preloadLikelyViewsFx, { scope: fork() });
  expect(loaded.slice(0, 4)).toEqual(['product', 'library', 'clp', 'profile']);
  expect(loaded.slice(4).toSorted()).toEqual([
    'the notice about kept content',
    'the picture of a failure',
  ]);
});

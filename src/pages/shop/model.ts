import { attach, combine, createEvent, createStore, sample } from 'effector';

import { cameOnline } from '@/shared/browser/online';
import { $lastPlayed } from '@/features/player/model/progress';
import { $savedChapters } from '@/features/player/model/queue';
import { remainingOf } from '@/features/player/lib/chapters';
import type { StorefrontSection } from '@/shared/api/contract/sections';
import { getStorefrontFx } from '@/shared/api/endpoints/shop';
import type { ApiError } from '@/shared/api/errors';
import { shopRoute } from '@/shared/routing/routes';
import type { PlayerInfo } from '@/shared/storage/keys';

export const shopRetryClicked = createEvent();

const loadFx = attach({ effect: getStorefrontFx, mapParams: () => ({}) });

/** The sections of the storefront; null until they are loaded, and kept while they are loaded again. */
export const $sections = createStore<readonly StorefrontSection[] | null>(null).on(
  loadFx.doneData,
  (_, { sections }) => sections,
);

/** All sections of the storefront are rendered. */
export const storefrontRendered = createEvent();
/** If so, all sections are rendered at once on a return, so that the scroll position can be restored. */
export const $wasStorefrontRendered = createStore(false).on(storefrontRendered, () => true);

/** The failure of the last request; null while loading and after a success. */
export const $shopError = createStore<ApiError | null>(null)
  .on(loadFx.failData, (_, error) => error)
  .reset(loadFx);

/** The last played book, if it is partly played. */
export interface Continued {
  readonly info: PlayerInfo;
  /** Seconds. */
  readonly remaining: number;
  /** 0 to 1. */
  readonly progress: number;
}

export const $continued = combine($lastPlayed, $savedChapters, (info, saved): Continued | null => {
  const chapters = info && !info.sample ? saved[info.audioBookId] : undefined;
  if (!info || !chapters) return null;
  const remaining = remainingOf(chapters);
  const total = chapters.reduce((sum, { duration }) => sum + duration, 0);
  return remaining > 0 && remaining < total
    ? { info, remaining, progress: 1 - remaining / total }
    : null;
});

sample({
  clock: [shopRoute.visited, shopRetryClicked],
  target: loadFx,
});
sample({
  clock: cameOnline,
  source: $shopError,
  filter: (error) => error !== null,
  target: loadFx,
});

import { attach, combine, createEvent, createStore, sample } from 'effector';

import { cameOnline } from '@/shared/browser/online';
import { $lastPlayed } from '@/features/player/model/progress';
import { $savedChapters } from '@/features/player/model/queue';
import { remainingOf } from '@/features/player/lib/chapters';
import type { StorefrontSection } from '@/shared/api/contract/shop';
import { getStorefrontFx } from '@/shared/api/endpoints/shop';
import type { ApiError } from '@/shared/api/errors';
import { shopRoute } from '@/shared/routing/routes';
import type { PlayerInfo } from '@/shared/storage/keys';

export const shopRetryClicked = createEvent();

const loadFx = attach({ effect: getStorefrontFx, mapParams: () => ({}) });

/** The server's composition; null until it first came, then the last one while a newer is fetched. */
export const $sections = createStore<readonly StorefrontSection[] | null>(null).on(
  loadFx.doneData,
  (_, { sections }) => sections,
);

/** The storefront stands there as a whole. */
export const drawn = createEvent();
/** On return it is drawn at once, so that the page is as long as it was. */
export const $hasBeenDrawn = createStore(false).on(drawn, () => true);

/** Why there is nothing to show; null while there is, or while it is on its way. */
export const $shopError = createStore<ApiError | null>(null)
  .on(loadFx.failData, (_, error) => error)
  .reset(loadFx);

/** What was heard last, with the seconds that are left of it. */
export interface Continued {
  readonly info: PlayerInfo;
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

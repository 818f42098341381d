import { attach, combine, createEvent, createStore, sample } from 'effector';

import type { Category } from '@/shared/api/contract/categories';
import { getPublisherFx } from '@/shared/api/endpoints/people';
import { getCategoriesFx } from '@/shared/api/endpoints/categories';
import { getStorefrontFx } from '@/shared/api/endpoints/shop';

import type { ListingQuery } from './query';

/** Names of what a listing can be of, as far as they were asked for. */
export interface ListingTitles {
  readonly lists: ReadonlyMap<number, string>;
  readonly categories: readonly Category[];
  readonly publishers: ReadonlyMap<number, string>;
}

/** A listing is shown; its name may have to be fetched. */
export const titleNeeded = createEvent<ListingQuery>();

const loadListsFx = attach({ effect: getStorefrontFx, mapParams: () => ({}) });
const loadCategoriesFx = attach({ effect: getCategoriesFx, mapParams: () => ({}) });
const loadPublisherFx = attach({
  effect: getPublisherFx,
  mapParams: (id: number) => ({ params: { id } }),
});

const $lists = createStore<ReadonlyMap<number, string>>(new Map()).on(
  loadListsFx.doneData,
  (_, { sections }) =>
    new Map(
      sections.flatMap((section) =>
        section.kind === 'shelf' && section.listId !== undefined
          ? [[section.listId, section.title] as const]
          : [],
      ),
    ),
);
const $categories = createStore<readonly Category[]>([]).on(
  loadCategoriesFx.doneData,
  (_, categories) => categories,
);
const $publishers = createStore<ReadonlyMap<number, string>>(new Map()).on(
  loadPublisherFx.doneData,
  (known, { id, title }) => new Map([...known, [id, title]]),
);

export const $titles = combine({
  lists: $lists,
  categories: $categories,
  publishers: $publishers,
});
/** A name may still come. */
export const $areTitlesPending = combine(
  [loadListsFx.pending, loadCategoriesFx.pending, loadPublisherFx.pending],
  (pending) => pending.some(Boolean),
);

sample({
  clock: titleNeeded,
  source: $lists,
  filter: (lists, { listId }) => listId !== undefined && !lists.has(listId),
  target: loadListsFx,
});
sample({
  clock: titleNeeded,
  source: $categories,
  filter: (categories, { genre, categoryId }) =>
    categories.length === 0 && (genre !== undefined || categoryId !== undefined),
  target: loadCategoriesFx,
});
sample({
  clock: titleNeeded.filterMap(({ publisherId }) => publisherId),
  source: $publishers,
  filter: (publishers, publisherId) => !publishers.has(publisherId),
  fn: (_, publisherId) => publisherId,
  target: loadPublisherFx,
});

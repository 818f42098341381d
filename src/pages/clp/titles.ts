import { attach, combine, createEvent, createStore, sample } from 'effector';

import type { Category } from '@/shared/api/contract/categories';
import { createResource } from '@/shared/api/create-resource';
import { getArtistFx, getPublisherFx } from '@/shared/api/endpoints/people';
import { getCategoriesFx } from '@/shared/api/endpoints/categories';
import { getStorefrontFx } from '@/shared/api/endpoints/shop';
import { isHttpError } from '@/shared/api/errors';
import { fullName } from '@/shared/lib/full-name';

import type { ListingQuery } from './query';

/** The titles of listings that are loaded so far. */
export interface ListingTitles {
  readonly lists: ReadonlyMap<number, string>;
  readonly categories: readonly Category[];
  /** Null for a publisher or a person that does not exist. */
  readonly publishers: ReadonlyMap<number, string | null>;
  readonly people: ReadonlyMap<number, string | null>;
}

/** A listing became visible; its title may have to be loaded. */
export const titleNeeded = createEvent<ListingQuery>();
/** The listing of this person is empty, so no book tells the name. */
export const personNeeded = createEvent<number>();

const storefront = createResource({ effect: getStorefrontFx, of: 'anyone' });
const categories = createResource({ effect: getCategoriesFx, of: 'anyone' });
const loadPublisherFx = attach({
  effect: getPublisherFx,
  mapParams: (id: number) => ({ params: { id } }),
});

const $lists = storefront.$answer.map(
  (answer): ReadonlyMap<number, string> =>
    new Map(
      answer?.value.sections.flatMap((section) =>
        section.kind === 'shelf' && section.listId !== undefined
          ? [[section.listId, section.title] as const]
          : [],
      ),
    ),
);
const $categories = categories.$answer.map((answer) => answer?.value ?? []);
const $publishers = createStore<ReadonlyMap<number, string | null>>(new Map())
  .on(loadPublisherFx.doneData, (known, { id, title }) => new Map([...known, [id, title]]))
  .on(loadPublisherFx.fail, (known, { params: id, error }) =>
    isHttpError(error, 404) ? new Map([...known, [id, null]]) : known,
  );
const loadPersonFx = attach({
  effect: getArtistFx,
  mapParams: (id: number) => ({ params: { id } }),
});
const $people = createStore<ReadonlyMap<number, string | null>>(new Map())
  .on(loadPersonFx.doneData, (known, person) => new Map([...known, [person.id, fullName(person)]]))
  .on(loadPersonFx.fail, (known, { params: id, error }) =>
    isHttpError(error, 404) ? new Map([...known, [id, null]]) : known,
  );

export const $titles = combine({
  lists: $lists,
  categories: $categories,
  publishers: $publishers,
  people: $people,
});
/** Whether a title is being loaded. */
export const $areTitlesPending = combine(
  [storefront.$isPending, categories.$isPending, loadPublisherFx.pending, loadPersonFx.pending],
  (pending) => pending.some(Boolean),
);

sample({
  clock: titleNeeded,
  source: $lists,
  filter: (lists, { listId }) => listId !== undefined && !lists.has(listId),
  target: storefront.requested,
});
sample({
  clock: titleNeeded,
  source: $categories,
  filter: (known, { genre, categoryId }) =>
    known.length === 0 && (genre !== undefined || categoryId !== undefined),
  target: categories.requested,
});
sample({
  clock: titleNeeded.filterMap(({ publisherId }) => publisherId),
  source: $publishers,
  filter: (publishers, publisherId) => !publishers.has(publisherId),
  fn: (_, publisherId) => publisherId,
  target: loadPublisherFx,
});
sample({
  clock: personNeeded,
  source: $people,
  filter: (people, personId) => !people.has(personId),
  fn: (_, personId) => personId,
  target: loadPersonFx,
});

import { combine, createEvent, createStore, sample } from 'effector';

import { loadById } from '@/features/page-data/load-by-id';
import type { BookCard } from '@/shared/api/contract/values';
import { createPagedList } from '@/shared/api/create-paged-list';
import { getPublisherFx } from '@/shared/api/endpoints/people';
import { booksSearchFx } from '@/shared/api/endpoints/search';
import { cameOnline } from '@/shared/browser/online';
import { publisherRoute } from '@/shared/routing/routes';

/** The orders that the page offers. */
export type WorkSort = 'newest' | 'bestselling' | 'rating' | 'title';

export const worksSorted = createEvent<WorkSort>();

const loaded = loadById({ route: publisherRoute, effect: getPublisherFx });
export const $publisher = loaded.$value;
export const $publisherError = loaded.$error;
export const publisherRetryClicked = loaded.retryClicked;

export const $workSort = createStore<WorkSort>('newest')
  .on(worksSorted, (_, sort) => sort)
  .reset(loaded.$id);

interface WorksQuery {
  readonly publisherId: number;
  readonly sort: WorkSort;
}
const $query = combine(loaded.$id, $workSort, (publisherId, sort): WorksQuery | null =>
  publisherId === null ? null : { publisherId, sort },
);

/** The titles of the publisher, page by page. */
export const publisherWorks = createPagedList<BookCard, WorksQuery>({
  load: ({ query, page }) => booksSearchFx({ query: { ...query, page } }),
  keyOf: ({ audioBookId }) => audioBookId,
  firstQuery: { publisherId: 0, sort: 'newest' },
  of: 'anyone',
  whenReopened: 'keep',
});

const asked = sample({
  clock: [publisherRoute.visited, worksSorted],
  source: $query,
  filter: publisherRoute.$isOpened,
});
sample({ clock: asked.filterMap((query) => query ?? undefined), target: publisherWorks.opened });
sample({ clock: cameOnline, target: publisherWorks.retried });

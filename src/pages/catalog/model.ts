import { combine, createEvent, createStore, sample } from 'effector';

import '@/entities/audiobook/report-unknown-type';
import { catalogOverview } from '@/entities/catalog/model';
import type { CatalogPage } from '@/shared/api/contract/catalog';
import type { BookCard } from '@/shared/api/contract/values';
import { createPagedList, PAGE_SIZE } from '@/shared/api/create-paged-list';
import { getCatalogPageFx } from '@/shared/api/endpoints/catalog';
import { booksSearchFx } from '@/shared/api/endpoints/search';
import { httpError, isHttpError, type ApiError } from '@/shared/api/errors';
import { cameOnline } from '@/shared/browser/online';
import { createLatest } from '@/shared/lib/create-latest';
import { catalogRoute } from '@/shared/routing/routes';

import { readPlace, readQuery, type CatalogPlace, type CatalogQuery } from './lib/catalog-place';
import { headOfAll, type CatalogHead } from './lib/head';

/** Lists that are shown at once, with everything loaded of them, when the user returns. */
const REMEMBERED_LISTS = 5;

export const catalogRetryClicked = createEvent();

/** What the address is of. Rule: docs/behaviour.md#catalog */
const $place = createStore<CatalogPlace>(
  { kind: 'all' },
  { updateFilter: (next, known) => JSON.stringify(next) !== JSON.stringify(known) },
).on(catalogRoute.visited, (_, visit) => readPlace(visit));

/** The titles of the place, page by page. */
export const catalogBooks = createPagedList<BookCard, CatalogQuery>({
  load: ({ query, page }) =>
    booksSearchFx({
      query: { ...query, page, pageSize: PAGE_SIZE },
    }),
  keyOf: ({ audioBookId }) => audioBookId,
  firstQuery: {},
  of: 'anyone',
  whenReopened: 'keep',
  remembers: REMEMBERED_LISTS,
});

type NamedPlace = Exclude<CatalogPlace, { kind: 'all' | 'none' }>;
const load = createLatest({
  effect: getCatalogPageFx,
  mapParams: ({ kind, id }: NamedPlace) => ({ params: { kind, id } }),
  cancelOn: [$place],
});
const $page = createStore<CatalogPage | null>(null)
  .on(load.done, (_, { result }) => result)
  .reset($place);
const $pageError = createStore<ApiError | null>(null)
  .on(load.failed, (_, { error }) => error)
  .reset($place, load.requested);

const missing = httpError(404, '', null);

/** Title, sub-genres and colours of the page; null until they are loaded. */
export const $catalogHead = combine(
  { place: $place, page: $page, overview: catalogOverview.$answer },
  ({ place, page, overview }): CatalogHead | null =>
    place.kind === 'all' ? headOfAll(overview?.value.genres ?? []) : page,
);

/** The page of all titles, which needs no head: its heading says everything. */
export const $isWholeCatalog = $place.map(({ kind }) => kind === 'all');
/** The genres below or above this one may still come. */
export const $areSubGenresComing = combine(
  { place: $place, page: $page, overview: catalogOverview.$answer, error: catalogOverview.$error },
  ({ place, page, overview, error }) =>
    place.kind === 'all' ? overview === null && error === null : place.kind === 'genre' && !page,
);

/** Why the head is not there. All titles have theirs without an answer. */
export const $catalogError = combine($place, $pageError, (place, error) =>
  place.kind === 'none' ? missing : error,
);
/** The server knows no such list or genre. */
export const $isCatalogMissing = $catalogError.map(
  (error) => error !== null && isHttpError(error, 404),
);

/** The head's own failure, which is repeated; a list that does not exist is none. */
const $canRetry = combine(
  catalogRoute.$isOpened,
  $pageError,
  (isOpened, error) => isOpened && error !== null && !isHttpError(error, 404),
);
const $needsOverview = combine(
  { isOpened: catalogRoute.$isOpened, place: $place, answer: catalogOverview.$answer },
  ({ isOpened, place, answer }) => isOpened && place.kind === 'all' && answer === null,
);

sample({
  clock: catalogRoute.visited,
  filter: (visit) => readPlace(visit).kind !== 'none',
  fn: readQuery,
  target: catalogBooks.opened,
});
const pageAsked = sample({
  clock: [
    catalogRoute.visited.map(() => undefined),
    sample({ clock: [catalogRetryClicked, cameOnline], filter: $canRetry, fn: () => undefined }),
  ],
  source: $place,
});
sample({ clock: pageAsked.filterMap(namedOnly), target: load.requested });
sample({
  clock: [catalogRoute.visited, catalogRetryClicked, cameOnline],
  filter: $needsOverview,
  target: catalogOverview.requested,
});
sample({ clock: [catalogRetryClicked, cameOnline], target: catalogBooks.retried });

function namedOnly(place: CatalogPlace): NamedPlace | undefined {
  return place.kind === 'all' || place.kind === 'none' ? undefined : place;
}

import { combine, createEvent, createStore, sample } from 'effector';

import { $client } from '@/entities/client/model';
import { writeDocumentTitleFx } from '@/shared/browser/document-title';
import { brands } from '@/shared/i18n/fa/brands';
import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { $location } from '@/shared/routing/location';
import { pageOfRoute, type PageId } from '@/shared/routing/page-table';

/** A page names itself after what it shows; null for its title in `pageTitles`, or the app's name alone. */
export const pageTitled = createEvent<string | null>();

const $page = $location.map((location) => pageOfRoute(location?.routeId ?? ''));

/** Another page has no name until its code is there and names it. */
const $ownTitle = createStore<string | null>(null)
  .on(pageTitled, (_, title) => title)
  .reset($page);

/** The type check fails here when a page of the table has no title. */
const titles: Readonly<Record<PageId, string | null>> = pageTitles;
const $staticTitle = $page.map((page) => page && titles[page.id]);

/** The title of the document: `title | app name`. Rule: docs/behaviour.md#clients */
export const $documentTitle = combine(
  $staticTitle,
  $ownTitle,
  $client,
  (staticTitle, ownTitle, client) => {
    const brand = brands[client.brand];
    const title = ownTitle ?? staticTitle;
    return title === null || title === '' ? brand : `${title} | ${brand}`;
  },
);

sample({
  clock: [$documentTitle, pageTitled],
  source: $documentTitle,
  target: writeDocumentTitleFx,
});

import { combine, createEvent, createStore, sample } from 'effector';

import { $client } from '@/entities/client/model';
import { writeDocumentTitleFx } from '@/shared/browser/document-title';
import { brands } from '@/shared/i18n/fa/brands';

/** A page is shown under this title; null for the storefront, which has the app's name alone. */
export const pageTitled = createEvent<string | null>();

const $title = createStore<string | null>(null).on(pageTitled, (_, title) => title);

/** What the browser's tab says: `title | app name` (decisions, 'Names'). */
export const $documentTitle = combine($title, $client, (title, client) => {
  const brand = brands[client.brand];
  return title === null || title === '' ? brand : `${title} | ${brand}`;
});

sample({
  clock: [$documentTitle, pageTitled],
  source: $documentTitle,
  target: writeDocumentTitleFx,
});

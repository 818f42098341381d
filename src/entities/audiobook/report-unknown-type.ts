import { createStore, sample } from 'effector';

import { contentTypes, isKnownContentType } from '@/shared/api/contract/codes';
import { contractBroken } from '@/shared/api/contract-broken';
import { getAudiobookDetailFx } from '@/shared/api/endpoints/audiobooks';
import { getLibraryFx } from '@/shared/api/endpoints/library';
import { getArtistFx, getPublisherFx } from '@/shared/api/endpoints/people';
import { booksSearchFx } from '@/shared/api/endpoints/search';
import { getStorefrontFx } from '@/shared/api/endpoints/shop';

type Titles = readonly { readonly contentType: number }[];

// Report each unknown number once, however many titles and answers have it. Rule: docs/behaviour.md#product-types
const titlesReceived = sample({
  clock: [
    getAudiobookDetailFx.doneData.map((detail): Titles => [detail]),
    booksSearchFx.doneData.map(({ items }): Titles => items),
    getLibraryFx.doneData.map(({ items }): Titles => items),
    getArtistFx.doneData.map(({ works }): Titles => works),
    getPublisherFx.doneData.map(({ works }): Titles => works),
    getStorefrontFx.doneData.map(({ sections }): Titles =>
      sections.flatMap((section) => (section.kind === 'shelf' ? section.items : [])),
    ),
  ],
});
const unknownReceived = titlesReceived.filterMap((titles) =>
  titles.find(({ contentType }) => !isKnownContentType(contentType)),
);
const $reported = createStore<readonly number[]>([]);
const typeReported = sample({
  clock: unknownReceived.map(({ contentType }) => contentType),
  source: $reported,
  filter: (reported, contentType) => !reported.includes(contentType),
  fn: (_, contentType) => contentType,
});
sample({
  clock: typeReported,
  source: $reported,
  fn: (reported, contentType) => [...reported, contentType],
  target: $reported,
});
sample({
  clock: typeReported,
  fn: (contentType) =>
    `contentType ${contentType} is none of ${Object.values(contentTypes).join(', ')}`,
  target: contractBroken,
});

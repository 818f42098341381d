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
const $reported = createStore<readonly number[]>([]);
const typesReported = sample({
  clock: titlesReceived,
  source: $reported,
  fn: (reported, titles) => {
    const unknown = titles.map(({ contentType }) => contentType).filter(isUnknown);
    return [...new Set(unknown)].filter((contentType) => !reported.includes(contentType));
  },
}).filter({ fn: (types) => types.length > 0 });
$reported.on(typesReported, (reported, types) => [...reported, ...types]);
sample({
  clock: typesReported,
  fn: (types) =>
    `contentType ${types.join(', ')} is none of ${Object.values(contentTypes).join(', ')}`,
  target: contractBroken,
});

function isUnknown(contentType: number): boolean {
  return !isKnownContentType(contentType);
}

import { $detail } from '@/pages/product/model';
import { getAudiobookDetail } from '@/shared/api/contract/audiobooks';
import { productRoute } from '@/shared/routing/routes';

import type { FirstView } from './first-views';

/** The page of one book, also at a moment of its sample. Chapters and everything below them follow. */
export const bookFirstView: FirstView<typeof getAudiobookDetail> = {
  operation: getAudiobookDetail,
  inputOf: ({ params: { id = '' } }) => ({ params: { id } }),
  valuesOf: (detail, { params, query }) => [
    [$detail, detail],
    [productRoute.$visit, { name: 'product', params, query }],
  ],
};

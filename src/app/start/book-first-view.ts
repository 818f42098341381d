import { $detail } from '@/pages/product/model';
import { getAudiobookDetail } from '@/shared/api/contract/audiobooks';

import type { FirstView } from './first-views';

/** The page of one book. Chapters and everything below them follow. */
export const bookFirstView: FirstView<typeof getAudiobookDetail> = {
  operation: getAudiobookDetail,
  inputOf: ({ id = '' }) => ({ params: { id } }),
  valuesOf: (detail) => [[$detail, detail]],
};

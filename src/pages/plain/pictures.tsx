import type { ReactNode } from 'react';

import type { PlainPageId } from '@/shared/routing/page-table';
import { BookMarkPicture } from '@/shared/ui/state-message/pictures/book-mark-picture';
import { ClosedShopPicture } from '@/shared/ui/state-message/pictures/closed-shop-picture';

const pictures: Partial<Record<PlainPageId, ReactNode>> = {
  catalog: <ClosedShopPicture />,
  'catalog-landing': <ClosedShopPicture />,
};

export function pictureOf(page: PlainPageId): ReactNode {
  return pictures[page] ?? <BookMarkPicture />;
}

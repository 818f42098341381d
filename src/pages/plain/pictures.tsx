import type { ReactNode } from 'react';

import type { PlainPageId } from '@/shared/routing/page-table';
import { BookMarkPicture } from '@/shared/ui/state-message/pictures/book-mark-picture';
import { ClosedShopPicture } from '@/shared/ui/state-message/pictures/closed-shop-picture';
import { LetterPicture } from '@/shared/ui/state-message/pictures/letter-picture';
import { MissingBookPicture } from '@/shared/ui/state-message/pictures/missing-book-picture';
import { WishlistPicture } from '@/shared/ui/state-message/pictures/wishlist-picture';

const pictures: Partial<Record<PlainPageId, ReactNode>> = {
  wishlist: <WishlistPicture />,
  feedback: <LetterPicture />,
  catalog: <ClosedShopPicture />,
  'catalog-landing': <ClosedShopPicture />,
  artist: <MissingBookPicture />,
  publisher: <MissingBookPicture />,
  'about-book': <MissingBookPicture />,
};

export function pictureOf(page: PlainPageId): ReactNode {
  return pictures[page] ?? <BookMarkPicture />;
}

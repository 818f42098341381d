import type { ReactNode } from 'react';

import type { PlainPageId } from '@/shared/routing/page-table';
import { CommentsPicture } from '@/shared/ui/state-message/pictures/comments-picture';
import { EmptyShelfPicture } from '@/shared/ui/state-message/pictures/empty-shelf-picture';
import { NoResultsPicture } from '@/shared/ui/state-message/pictures/no-results-picture';
import { WishlistPicture } from '@/shared/ui/state-message/pictures/wishlist-picture';

const pictures: Partial<Record<PlainPageId, ReactNode>> = {
  wishlist: <WishlistPicture />,
  feedback: <CommentsPicture />,
  artist: <NoResultsPicture />,
  publisher: <NoResultsPicture />,
  'about-book': <NoResultsPicture />,
  'webview-page': <NoResultsPicture />,
};

export function pictureOf(page: PlainPageId): ReactNode {
  return pictures[page] ?? <EmptyShelfPicture />;
}

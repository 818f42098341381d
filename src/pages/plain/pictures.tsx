import type { ReactNode } from 'react';

import type { pages } from '@/shared/i18n/fa/pages';
import { CommentsPicture } from '@/shared/ui/state-message/pictures/comments-picture';
import { EmptyShelfPicture } from '@/shared/ui/state-message/pictures/empty-shelf-picture';
import { NoResultsPicture } from '@/shared/ui/state-message/pictures/no-results-picture';
import { WishesPicture } from '@/shared/ui/state-message/pictures/wishes-picture';

/** The pages that have a sentence and nothing else yet. */
export type PlainPageName = Exclude<keyof typeof pages, 'comments' | 'crashed' | 'toShop'>;

const pictures: Partial<Record<PlainPageName, ReactNode>> = {
  wishlist: <WishesPicture />,
  feedback: <CommentsPicture />,
  artist: <NoResultsPicture />,
  publisher: <NoResultsPicture />,
  aboutBook: <NoResultsPicture />,
  webview: <NoResultsPicture />,
};

export function pictureOf(page: PlainPageName): ReactNode {
  return pictures[page] ?? <EmptyShelfPicture />;
}

import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import { $client } from '@/entities/client/model';
import { BackButton } from '@/features/back-navigation/ui/back-button';
import { shareRequested } from '@/features/share/model';
import { product } from '@/shared/i18n/fa/product';
import { sharedBookPath } from '@/shared/routing/paths';
import { IconButton } from '@/shared/ui/icon-button/icon-button';
import { ShareIcon } from '@/shared/ui/icon/share-icon';

import styles from './product-header.module.css';
import { WishlistButton } from './wishlist-button';

/** Height of the header in px, as in its stylesheet. */
export const HEADER_PX = 56;

interface ProductHeaderProps {
  book: { readonly audioBookId: number; readonly identifier: string; readonly title: string };
  /** Whether the heading has scrolled out of view; then the header shows the title. */
  isTitleShown: boolean;
}

/** Back, wishlist and share buttons, and the title while the heading is out of view. */
export function ProductHeader({ book, isTitleShown }: ProductHeaderProps) {
  const { client, share } = useUnit({ client: $client, share: shareRequested });
  return (
    <HeaderBar title={book.title} isTitleShown={isTitleShown} isOverCover>
      <WishlistButton />
      {client.hidesShare !== true && (
        <IconButton
          label={product.share}
          onClick={() => share({ title: book.title, path: sharedBookPath(book) })}
        >
          <ShareIcon />
        </IconButton>
      )}
    </HeaderBar>
  );
}

interface HeaderBarProps {
  title?: string;
  isTitleShown?: boolean;
  /** Stands on a band in the colours of a cover until it shows the title. */
  isOverCover?: boolean;
  children?: ReactNode;
}

/** The header with only the back button, for a page without a book. */
export function HeaderBar(props: HeaderBarProps) {
  const { title = '', isTitleShown = false, isOverCover = false, children } = props;
  return (
    <header
      className={styles['header']}
      data-solid={isTitleShown || undefined}
      data-over={isOverCover ? 'cover' : undefined}
    >
      <BackButton />
      <bdi className={styles['title']} aria-hidden="true">
        {title}
      </bdi>
      {children}
    </header>
  );
}

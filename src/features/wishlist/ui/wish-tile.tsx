import { useStoreMap } from 'effector-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { bookPriceOf } from '@/entities/audiobook/lib/book-price';
import { BookCover } from '@/entities/audiobook/ui/book-cover';
import { Price } from '@/entities/audiobook/ui/price';
import { $knownLibraryStates } from '@/entities/purchase/known-library-states';
import type { BookCard } from '@/shared/api/contract/values';
import { wishlist as texts } from '@/shared/i18n/fa/wishlist';
import { bookPath } from '@/shared/routing/paths';
import { CheckIcon } from '@/shared/ui/icon/check-icon';
import { HeartIcon } from '@/shared/ui/icon/heart-icon';
import { IconButton } from '@/shared/ui/icon-button/icon-button';
import { Skeleton } from '@/shared/ui/skeleton/skeleton';

import styles from './wish-tile.module.css';

interface WishTileProps {
  book: BookCard;
  /** Loads the cover at once: one of the first of the page. */
  isEager: boolean;
  onRemoved: () => void;
}

/** A wished title in the grid: a link to its page, and the heart that takes it off the wishlist. */
export function WishTile({ book, isEager, onRemoved }: WishTileProps) {
  return (
    <div className={styles['tile']}>
      <Link to={bookPath(book.audioBookId)} className={styles['link']}>
        <Cover book={book} isEager={isEager} />
        <Words title={book.title}>
          <TilePrice book={book} />
        </Words>
      </Link>
      <div className={styles['corner']}>
        <IconButton label={texts.remove(book.title)} isPressed onClick={onRemoved}>
          <HeartIcon isFilled size={20} />
        </IconButton>
      </div>
    </div>
  );
}

interface WishChoiceProps {
  book: BookCard;
  isSelected: boolean;
  onToggled: () => void;
}

/** A wished title while several are being selected: the whole tile is a checkbox. */
export function WishChoice({ book, isSelected, onToggled }: WishChoiceProps) {
  return (
    <label className={styles['choice']}>
      <input
        type="checkbox"
        className={styles['box']}
        aria-label={book.title}
        checked={isSelected}
        onChange={onToggled}
      />
      <Cover book={book} isEager={false} />
      <span className={styles['mark']}>
        <CheckIcon size={18} />
      </span>
      <Words title={book.title}>
        <TilePrice book={book} />
      </Words>
    </label>
  );
}

/** A title whose card has not been loaded yet. */
export function WishTileSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className={styles['coverSkeleton']} />
      <span className={styles['title']}>
        <Skeleton shape="text" width="85%" />
      </span>
      <span className={styles['price']}>
        <Skeleton shape="text" width="55%" />
      </span>
    </div>
  );
}

function Cover({ book, isEager }: Pick<WishTileProps, 'book' | 'isEager'>) {
  return (
    <BookCover
      book={book}
      sizes="(min-width: 900px) 172px, 33vw"
      isEager={isEager}
      className={styles['cover']}
    />
  );
}

function Words({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <span className={styles['title']}>
        <span className={styles['titleText']} dir="auto">
          {title}
        </span>
      </span>
      <span className={styles['price']}>{children}</span>
    </>
  );
}

function TilePrice({ book }: { book: BookCard }) {
  const state = useStoreMap({
    store: $knownLibraryStates,
    keys: [book.audioBookId],
    fn: (states, [id]) => states.get(id) ?? null,
  });
  const price = bookPriceOf(book, state);
  return price && <Price rial={price.rial} discounts={price.discounts} />;
}

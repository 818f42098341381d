import { useStoreMap } from 'effector-react';

import { bookPriceOf } from '@/entities/audiobook/lib/book-price';
import { BookTile, BookTileFace } from '@/entities/audiobook/ui/book-tile';
import { Price } from '@/entities/audiobook/ui/price';
import { $knownLibraryStates } from '@/entities/purchase/known-library-states';
import type { BookCard } from '@/shared/api/contract/values';
import { wishlist as texts } from '@/shared/i18n/fa/wishlist';
import { CheckIcon } from '@/shared/ui/icon/check-icon';
import { HeartIcon } from '@/shared/ui/icon/heart-icon';
import { IconButton } from '@/shared/ui/icon-button/icon-button';

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
    <BookTile
      book={book}
      isEager={isEager}
      note={<TilePrice book={book} />}
      action={
        <span className={styles['heart']}>
          <IconButton label={texts.remove(book.title)} isPressed onClick={onRemoved}>
            <HeartIcon isFilled size={20} />
          </IconButton>
        </span>
      }
    />
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
      <BookTileFace
        book={book}
        isEager={false}
        note={<TilePrice book={book} />}
        coverClassName={styles['cover']}
      />
      <span className={styles['mark']}>
        <CheckIcon size={18} />
      </span>
    </label>
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

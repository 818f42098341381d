import { useUnit } from 'effector-react';

import { BookTileSkeleton } from '@/entities/audiobook/ui/book-tile';
import { LoadFailed } from '@/entities/connection/ui/load-failed';
import { $wishlistError } from '@/entities/wishlist/model';
import type { Wish } from '@/entities/wishlist/wishes';
import { WishChoice, WishTile } from '@/features/wishlist/ui/wish-tile';
import { wishRemoved } from '@/features/wishlist/wish-removal';
import { wishlist as texts } from '@/shared/i18n/fa/wishlist';
import { formatNumber } from '@/shared/i18n/format';
import { ButtonLink } from '@/shared/ui/button/button-link';
import { cx } from '@/shared/ui/cx';
import { EndlessList } from '@/shared/ui/endless-list/endless-list';
import { EditIcon } from '@/shared/ui/icon/edit-icon';
import { TrashIcon } from '@/shared/ui/icon/trash-icon';
import { IconButton } from '@/shared/ui/icon-button/icon-button';
import { WishlistPicture } from '@/shared/ui/state-message/pictures/wishlist-picture';
import { StateMessage } from '@/shared/ui/state-message/state-message';

import { $shownShelf, $shownWishes, wishlistRetryClicked } from '../model';
import { $isSelecting, $selectedWishes, wishToggled } from '../selection';
import { removalQuestion, renameShelfForm } from '../shelf-forms';
import styles from '../view.module.css';

import { WishesSkeleton } from './wishes-skeleton';

/** The covers of the first row load with high priority. */
const EAGER_TILES = 6;

/** The wishes of the chosen shelf, or the reason why there are none. */
export function Wishes() {
  const { wishes, error, isSelecting, retry } = useUnit({
    wishes: $shownWishes,
    error: $wishlistError,
    isSelecting: $isSelecting,
    retry: wishlistRetryClicked,
  });
  if (wishes === null && error) return <LoadFailed error={error} onRetry={() => retry()} />;
  if (wishes === null) return <WishesSkeleton />;
  return (
    <>
      <ShelfBar count={wishes.length} />
      {wishes.length === 0 ? (
        <Empty />
      ) : (
        <div className={cx(isSelecting && styles['selecting'])}>
          <EndlessList
            label={texts.list}
            items={wishes}
            total={wishes.length}
            keyOf={({ productId }) => productId}
            itemsClassName={styles['grid']}
            renderItem={(wish, index) => <Item wish={wish} isEager={index < EAGER_TILES} />}
            hasMore={false}
            onEndReached={() => undefined}
            moreLabel=""
          />
        </div>
      )}
    </>
  );
}

/** How many there are, and the actions of a shelf. */
function ShelfBar({ count }: { count: number }) {
  const { shelf, rename, remove } = useUnit({
    shelf: $shownShelf,
    rename: renameShelfForm.sheet.opened,
    remove: removalQuestion.opened,
  });
  return (
    <div className={styles['bar']}>
      <p className={styles['count']} role="status">
        {count > 0 && texts.count(formatNumber(count))}
      </p>
      {shelf && (
        <>
          <IconButton label={texts.renameShelf} onClick={() => rename()}>
            <EditIcon size={20} />
          </IconButton>
          <IconButton label={texts.removeShelf} onClick={() => remove()}>
            <TrashIcon size={20} />
          </IconButton>
        </>
      )}
    </div>
  );
}

function Item({ wish, isEager }: { wish: Wish; isEager: boolean }) {
  const { isSelecting, selected, toggle, remove } = useUnit({
    isSelecting: $isSelecting,
    selected: $selectedWishes,
    toggle: wishToggled,
    remove: wishRemoved,
  });
  const { book, productId } = wish;
  if (!book) return <BookTileSkeleton />;
  if (!isSelecting) {
    return <WishTile book={book} isEager={isEager} onRemoved={() => remove(wish)} />;
  }
  return (
    <WishChoice
      book={book}
      isSelected={selected.some((other) => other.productId === productId)}
      onToggled={() => toggle(productId)}
    />
  );
}

function Empty() {
  const shelf = useUnit($shownShelf);
  return (
    <StateMessage
      picture={<WishlistPicture />}
      text={shelf ? texts.emptyShelf : texts.empty}
      action={
        <ButtonLink to={shelf ? '/wishlist' : '/'} kind="outline">
          {shelf ? texts.toAll : texts.toShop}
        </ButtonLink>
      }
    />
  );
}

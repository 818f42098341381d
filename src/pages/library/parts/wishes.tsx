import { useUnit } from 'effector-react';

import { BookTileSkeleton } from '@/entities/audiobook/ui/book-tile';
import { LoadFailed } from '@/entities/connection/ui/load-failed';
import { $wishlistError, $wishlistIds, wishlistReloadRequested } from '@/entities/wishlist/model';
import { $wishes } from '@/features/wishlist/model';
import { WishTile } from '@/features/wishlist/ui/wish-tile';
import { wishRemoved } from '@/features/wishlist/wish-removal';
import { library as texts } from '@/shared/i18n/fa/library';
import { formatNumber } from '@/shared/i18n/format';
import { ButtonLink } from '@/shared/ui/button/button-link';
import { EndlessList } from '@/shared/ui/endless-list/endless-list';
import { WishlistPicture } from '@/shared/ui/state-message/pictures/wishlist-picture';
import { StateMessage } from '@/shared/ui/state-message/state-message';

import styles from './books.module.css';
import { OwnedSkeleton } from './owned-skeleton';
import { Summary } from './summary';

/** The covers of the first row load with high priority. */
const EAGER_TILES = 6;

/** The wishlist as a tab of the library; its own page has the shelves. */
export function Wishes() {
  const { wishes, ids, error, removed, retry } = useUnit({
    wishes: $wishes,
    ids: $wishlistIds,
    error: $wishlistError,
    removed: wishRemoved,
    retry: wishlistReloadRequested,
  });
  if (ids === null && error) return <LoadFailed error={error} onRetry={() => retry()} />;
  if (ids === null) return <OwnedSkeleton isFirst />;
  if (wishes.length === 0) return <NoWishes />;
  return (
    <>
      <Summary text={texts.count(formatNumber(wishes.length))}>
        <ButtonLink to="/wishlist" kind="quiet" size="small">
          {texts.allWishes}
        </ButtonLink>
      </Summary>
      <EndlessList
        label={texts.wishes}
        items={wishes}
        total={wishes.length}
        keyOf={({ productId }) => productId}
        itemsClassName={styles['grid']}
        renderItem={(wish, index) =>
          wish.book ? (
            <WishTile
              book={wish.book}
              isEager={index < EAGER_TILES}
              onRemoved={() => removed(wish)}
            />
          ) : (
            <BookTileSkeleton />
          )
        }
        hasMore={false}
        onEndReached={() => undefined}
        moreLabel=""
      />
    </>
  );
}

function NoWishes() {
  return (
    <StateMessage
      picture={<WishlistPicture />}
      text={texts.noWishes}
      action={
        <ButtonLink to="/" kind="outline">
          {texts.toShop}
        </ButtonLink>
      }
    />
  );
}

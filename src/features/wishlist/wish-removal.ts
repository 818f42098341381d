import { createEvent, sample } from 'effector';

import { createUndo, type Undoable } from '@/entities/undo/create-undo';
import type { Wish } from '@/entities/wishlist/wishes';
import { sessionEnded } from '@/shared/api/tokens';
import { wishlist as texts } from '@/shared/i18n/fa/wishlist';
import { libraryRoute, wishlistRoute } from '@/shared/routing/routes';

import { wishlistChangeRequested, wishlistChangesRequested, wishlistChangeUndone } from './model';

/** The heart of a title was pressed in a list of wishes, which takes it off. */
export const wishRemoved = createEvent<Wish>();

/** The wishes as they were before they were removed or moved. */
interface ChangedWishes extends Undoable {
  readonly before: readonly Wish[];
}
export const wishUndo = createUndo<ChangedWishes>([
  wishlistRoute.closed,
  libraryRoute.closed,
  sessionEnded,
]);

sample({
  clock: wishRemoved,
  fn: ({ productId }) => ({ productId, isInWishlist: false }),
  target: wishlistChangeRequested,
});
sample({
  clock: wishRemoved,
  fn: (wish) => ({ text: texts.removed(wish.book?.title ?? ''), before: [wish] }),
  target: wishUndo.offered,
});
sample({
  clock: wishUndo.undone,
  fn: ({ before }) =>
    // The newest wish comes first in a list, and is added last.
    before.toReversed().map(({ productId, categoryId, book }) => ({
      ...{ productId, categoryId, isInWishlist: true },
      ...(book && { book }),
    })),
  target: wishlistChangesRequested,
});
// What the server has refused is back already. Of several titles the others can still be taken back.
sample({
  clock: wishlistChangeUndone,
  source: wishUndo.$offer,
  filter: (offer, productId) =>
    offer?.before.every((wish) => wish.productId === productId) === true,
  fn: () => undefined,
  target: wishUndo.dismissed,
});

import { sample } from 'effector';

import { bookMoveBegun, bookMovesOutdated } from '@/features/owned-books/archive';
import { wishUndo } from '@/features/wishlist/wish-removal';

// The library has both offers: the newer action ends the offer of the other, also one whose answer is still to come.
// Rule: docs/behaviour.md#undo
sample({ clock: bookMoveBegun, fn: () => undefined, target: wishUndo.dismissed });
sample({ clock: wishUndo.offered, fn: () => undefined, target: bookMovesOutdated });

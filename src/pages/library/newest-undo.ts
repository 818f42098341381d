import { sample } from 'effector';

import { bookMoveUndo } from '@/features/owned-books/archive';
import { wishUndo } from '@/features/wishlist/wish-removal';

// The library has both offers: the one that comes later, with the answer to its action, ends the other. Rule: docs/behaviour.md#undo
sample({ clock: bookMoveUndo.offered, fn: () => undefined, target: wishUndo.dismissed });
sample({ clock: wishUndo.offered, fn: () => undefined, target: bookMoveUndo.dismissed });

import { combine, sample } from 'effector';

import { $isLoggedIn } from '@/entities/session/model';
import { notificationRequested } from '@/features/notifications/model';
import { isAddedToPlay } from '@/features/player/lib/added-to-play';
import { podcastNotAdded } from '@/features/player/model/free-podcast';
import { purchaseButtonActions } from '@/shared/api/contract/codes';
import { player } from '@/shared/i18n/fa/player';

import { $detail, $libraryState } from './model';

/** Whether the library has the book, and it is not archived. */
export const $isOwned = $libraryState.map(
  (state) => state?.purchaseButtonState.purchaseButtonAction === purchaseButtonActions.library,
);

/** The product to order before a free podcast plays; null where no order is needed. */
export const $podcastProductId = combine(
  { detail: $detail, state: $libraryState, isLoggedIn: $isLoggedIn },
  ({ detail, state, isLoggedIn }) => {
    if (!isLoggedIn || !detail || !state || !isAddedToPlay(detail, state)) return null;
    return detail.products[0]?.productId ?? null;
  },
);

/** The user may play the whole book: an owned one, or a free podcast. Rule: docs/behaviour.md#podcasts */
export const $playsWhole = combine(
  $isOwned,
  $podcastProductId,
  (isInLibrary, productId) => isInLibrary || productId !== null,
);

// An offline call has its own notification. Rule: docs/behaviour.md#errors
sample({
  clock: podcastNotAdded,
  filter: (error) => error?.kind !== 'offline',
  fn: () => ({ kind: 'error' as const, text: player.notAdded }),
  target: notificationRequested,
});

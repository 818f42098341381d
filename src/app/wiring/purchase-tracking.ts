import { sample } from 'effector';

import { dialogOpened, dialogPressed } from '@/features/purchase/model/markets-dialog';
import { popUpOpened } from '@/features/purchase/model/pop-up';
import { pressed } from '@/features/purchase/model/press';
import { trackingRequested } from '@/features/tracking/model';

// The four tracked events of a purchase. They hold ids, numbers and our own constants, never user data.
// Rule: docs/behaviour.md#tracking

/** `{ name, audioBookId, productId }` */
sample({
  clock: popUpOpened,
  fn: ({ audioBookId, productId }) => ({ name: 'purchasePopUpOpened', audioBookId, productId }),
  target: trackingRequested,
});

/**
 * `{ name, audioBookId, productId, button: 'main' | 'subscription', does, action, subscriptionState }`:
 * `does` is the named action, the numbers are those of the API.
 */
sample({
  clock: pressed,
  fn: ({ book, button, action, state }) => ({
    name: 'getItemClicked',
    audioBookId: book.audioBookId,
    productId: book.productId,
    button,
    does: action,
    action: state.purchaseButtonState.purchaseButtonAction,
    subscriptionState: state.subscriptionButtonState.subscriptionButtonState,
  }),
  target: trackingRequested,
});

/** `{ name, audioBookId, kind: 'confirm' | 'notEnough' }` */
sample({
  clock: dialogOpened,
  fn: ({ book, kind }) => ({
    name: 'marketsDialogOpened',
    audioBookId: book.audioBookId,
    kind,
  }),
  target: trackingRequested,
});

/** `{ name, audioBookId, button: 'increaseCredit' | 'confirm' | 'cancel' }` */
sample({
  clock: dialogPressed,
  fn: ({ press, button }) => ({
    name: 'marketsDialogClicked',
    audioBookId: press.book.audioBookId,
    button,
  }),
  target: trackingRequested,
});

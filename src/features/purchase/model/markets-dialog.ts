import { createEvent, createStore, sample } from 'effector';

import { transitionTypeOf } from '@/entities/purchase/order-forms';
import { loggedOut } from '@/entities/session/model';
import { MARKETS_BACK_DELAY_MS, MARKETS_DIALOG_DELAY_MS } from '@/shared/config/purchase';
import { nonNull } from '@/shared/lib/non-null';
import { navigateFx } from '@/shared/routing/navigate';

import { createPause } from '../lib/create-pause';
import { popUpRequested } from './library-state';
import { orderFailed, purchaseNoticeRaised } from './outcome';
import { ordered, type Ordering } from './orders';
import { popUpClosed, popUpDismissed } from './pop-up';
import { pressed, type Press } from './press';

/** The dialog opens after a pause. Rule: docs/behaviour.md#markets-dialog */
export const dialogRequested = createEvent<Press>();
/** 'Increase credit': opens the credit tab of the profile. */
export const increaseCreditClicked = createEvent();
/** 'Confirm': buys the book with the credit. */
export const confirmPurchaseClicked = createEvent();
/** 'Cancel', backdrop, swipe or Escape. */
export const dialogCancelled = createEvent();

/** The press that the dialog is about. The dialog shares the address marker of the pop-up below it. */
const $questioned = createStore<Press | null>(null);

// The dialog opens 800 ms after the tap, unless the pop-up has closed by then.
const openingPause = createPause<Press>(MARKETS_DIALOG_DELAY_MS, [popUpClosed, loggedOut]);
sample({ clock: dialogRequested, target: openingPause.started });
sample({ clock: openingPause.ended, target: $questioned });

/** The dialog asks to confirm a price, or says that the credit is not enough. Null while closed. */
export const $dialog = $questioned.map((press) => {
  if (!press) return null;
  const { book, promise, state } = press;
  return promise.kind === 'fromCredit'
    ? { kind: 'confirm' as const, book, rial: promise.rial }
    : { kind: 'notEnough' as const, book, rial: state.purchaseButtonState.stateDiscountedPrice };
});
export const $isDialogOpen = $questioned.map((press) => press !== null);
export const dialogOpened = nonNull($dialog);

/** An accepted press: the first one in an open dialog, and 'confirm' only where the dialog asks for it. */
export const dialogPressed = sample({
  clock: [
    increaseCreditClicked.map(() => 'increaseCredit' as const),
    confirmPurchaseClicked.map(() => 'confirm' as const),
    dialogCancelled.map(() => 'cancel' as const),
  ],
  source: $questioned,
  fn: (press, button) => ({ press, button }),
}).filterMap(({ press, button }) =>
  press && (button !== 'confirm' || press.action === 'confirmCredit')
    ? { press, button }
    : undefined,
);
$questioned.reset(dialogPressed, popUpClosed, loggedOut);

/** The dialog closed without an order. */
export const dialogDeclined = dialogPressed.filter({ fn: ({ button }) => button !== 'confirm' });

const confirmed = dialogPressed.filter({ fn: ({ button }) => button === 'confirm' });
sample({
  clock: confirmed,
  fn: ({ press }): Ordering => ({
    press,
    order: {
      kind: 'direct',
      libraryTransitionType: transitionTypeOf(
        press.state.subscriptionButtonState.subscriptionButtonState,
      ),
    },
    how: 'credit',
    then: 'library',
  }),
  target: ordered,
});
// The credit tab replaces the pop-up in the history.
sample({
  clock: dialogPressed.filter({ fn: ({ button }) => button === 'increaseCredit' }),
  fn: () => ({ to: '/credit', replace: true }),
  target: navigateFx,
});
// The pop-up closes 1200 ms after the dialog, unless the user presses a button, a notice appears, or there is a failure
// to show.
const closingPause = createPause<unknown>(MARKETS_BACK_DELAY_MS, [
  popUpClosed,
  popUpRequested,
  pressed,
  orderFailed,
  purchaseNoticeRaised,
  loggedOut,
]);
sample({ clock: dialogPressed, target: closingPause.started });
sample({ clock: closingPause.ended, target: popUpDismissed });

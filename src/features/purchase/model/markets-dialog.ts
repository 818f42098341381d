import { createEvent, createStore, sample } from 'effector';

import { transitionTypeOf } from '@/entities/purchase/order-forms';
import { loggedOut } from '@/entities/session/model';
import { MARKETS_BACK_DELAY_MS, MARKETS_DIALOG_DELAY_MS } from '@/shared/config/purchase';
import { navigateFx } from '@/shared/routing/navigate';

import { createPause } from '../lib/create-pause';
import { deedEnded, pressed, pressedTo, type Press } from './clicks';
import { noticeRaised } from './outcome';
import { $isOrdering, ordered, type Ordering } from './orders';
import { popUpClosed, popUpDismissed, popUpRequested } from './pop-up';

/** 'Increase credit': to the credit tab of the profile. */
export const increaseCreditClicked = createEvent();
/** 'Confirm': buys the book from the credit. */
export const confirmPurchaseClicked = createEvent();
/** 'Cancel', backdrop, swipe or Escape. */
export const dialogCancelled = createEvent();

/** The press that the dialog asks about; the pop-up below it holds the marker of both. */
const $asked = createStore<Press | null>(null);

// The dialog comes 800 ms after the tap, unless the pop-up is gone by then.
const towardsDialog = createPause<Press>(MARKETS_DIALOG_DELAY_MS, [popUpClosed, loggedOut]);
sample({ clock: pressedTo('confirmCredit', 'notEnoughCredit'), target: towardsDialog.begun });
sample({ clock: towardsDialog.ended, target: $asked });

/** What the dialog says: confirm so many rial, or that the credit is not enough. Null while closed. */
export const $dialog = $asked.map((press) => {
  if (!press) return null;
  const { book, promise, state } = press;
  return promise.kind === 'fromCredit'
    ? { kind: 'confirm' as const, book, rial: promise.rial }
    : { kind: 'notEnough' as const, book, rial: state.purchaseButtonState.stateDiscountedPrice };
});
export const $isDialogOpen = $asked.map((asked) => asked !== null);
export const dialogOpened = $dialog.updates.filterMap((dialog) => dialog ?? undefined);

/** One of its buttons counted: of an open dialog the first press, and 'confirm' where it asks to. */
export const dialogPressed = sample({
  clock: [
    increaseCreditClicked.map(() => 'increaseCredit' as const),
    confirmPurchaseClicked.map(() => 'confirm' as const),
    dialogCancelled.map(() => 'cancel' as const),
  ],
  source: $asked,
  fn: (press, button) => ({ press, button }),
}).filterMap(({ press, button }) =>
  press && (button !== 'confirm' || press.does === 'confirmCredit') ? { press, button } : undefined,
);
$asked.reset(dialogPressed, popUpClosed, loggedOut);

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
// The credit tab takes the place of the pop-up in the history.
sample({
  clock: dialogPressed.filter({ fn: ({ button }) => button === 'increaseCredit' }),
  fn: () => ({ to: '/credit', replace: true }),
  target: navigateFx,
});
// An order that goes on ends the deed by itself.
sample({
  clock: [
    dialogPressed.filter({ fn: ({ button }) => button !== 'confirm' }),
    sample({ clock: popUpClosed, filter: $isOrdering.map((isOrdering) => !isOrdering) }),
  ],
  fn: () => undefined,
  target: deedEnded,
});

// The pop-up goes 1200 ms after the dialog, unless it is used anew or has something new to say.
const towardsBack = createPause<unknown>(MARKETS_BACK_DELAY_MS, [
  popUpClosed,
  popUpRequested,
  pressed,
  noticeRaised,
  loggedOut,
]);
sample({ clock: dialogPressed, fn: () => undefined, target: towardsBack.begun });
sample({ clock: towardsBack.ended, target: popUpDismissed });

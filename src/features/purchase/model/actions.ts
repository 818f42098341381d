import type { EventCallable, Unit } from 'effector';

import { subscriptionActions, type ButtonAction } from '@/entities/purchase/button-actions';
import type { Order } from '@/entities/purchase/place-order';

import {
  archiveRequested,
  creditRequested,
  playOwnedRequested,
  plansRequested,
  subscriptionPageRequested,
} from './leaving';
import { dialogDeclined, dialogRequested } from './markets-dialog';
import { bookOpenFinished, bookOpenRequested } from './native-library';
import { nativePurchaseFinished, nativePurchaseRequested } from './native-purchase';
import { ordered, type Ordering } from './orders';
import { popUpClosed } from './pop-up';
import type { Press } from './press';

interface ActionRow {
  /** Receives the press. */
  readonly starts: EventCallable<Press>;
  /**
   * Each of these units unlocks the buttons of the pop-up. An action that closes the pop-up ends with the closing; one
   * that only opens another page ends at once, so that the buttons work if that page never opens. An order ends
   * the press that it came from, whatever the pop-up shows by then.
   */
  readonly endsWith: 'itsOrder' | readonly [Unit<unknown>, ...Unit<unknown>[]];
}

/**
 * Every action of the two purchase buttons. A new action does not compile without its row, and
 * `buttons.ts` starts and ends actions by this table only. Closing the pop-up ends every action but an
 * order that is on its way. All actions exist on every platform; where the wrapper lacks the native
 * method, `openBook` opens the library page and `buy` the web checkout.
 * Recipe: docs/recipes/add-a-button-rule.md
 */
export const actions: Readonly<Record<ButtonAction, ActionRow>> = {
  openBook: { starts: bookOpenRequested, endsWith: [bookOpenFinished] },
  buy: { starts: nativePurchaseRequested, endsWith: [nativePurchaseFinished] },
  orderFree: order({ kind: 'noPayment' }, 'library'),
  plans: { starts: plansRequested, endsWith: [popUpClosed] },
  confirmCredit: { starts: dialogRequested, endsWith: [dialogDeclined] },
  notEnoughCredit: { starts: dialogRequested, endsWith: [dialogDeclined] },
  archive: { starts: archiveRequested, endsWith: [archiveRequested] },
  [subscriptionActions.openPlansOrCredit]: {
    starts: subscriptionPageRequested,
    endsWith: [popUpClosed, creditRequested],
  },
  [subscriptionActions.orderBySubscription]: order({ kind: 'noPayment' }, 'library'),
  [subscriptionActions.playOwned]: { starts: playOwnedRequested, endsWith: [popUpClosed] },
  [subscriptionActions.orderFreeAndPlay]: order({ kind: 'noPayment' }, 'play'),
  [subscriptionActions.consumeQuotaAndPlay]: order({ kind: 'consume' }, 'play'),
};

function order(kind: Order, then: Ordering['then']): ActionRow {
  const starts = ordered.prepend((press: Press): Ordering => ({
    press,
    order: kind,
    how: isFree(press) ? 'free' : 'subscription',
    then,
  }));
  return { starts, endsWith: 'itsOrder' };
}

function isFree({ promise }: Press): boolean {
  return promise.kind === 'free' || promise.kind === 'addsAndPlays';
}

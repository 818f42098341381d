import { combine, createEvent, createStore, merge, sample } from 'effector';

import type { PurchaseBook } from '@/entities/purchase/book';
import type { MainAction, PurchaseOffer, SubscriptionAction } from '@/entities/purchase/offer';
import type { TapPromise } from '@/entities/purchase/promise';
import { loggedOut } from '@/entities/session/model';
import type { LibraryState } from '@/shared/api/contract/library';

import { $book, $isOpen, $offer, $state } from './pop-up';

export const mainButtonClicked = createEvent();
export const subscriptionButtonClicked = createEvent();
export const signInClicked = createEvent();

/** What a click set going has come to its end, whatever the end was. */
export const deedEnded = createEvent();

/** A click that counts: on an enabled button of an open pop-up in which nothing else is going on. */
export interface Press<Does extends string = MainAction | SubscriptionAction> {
  readonly button: 'main' | 'subscription';
  readonly book: PurchaseBook;
  /** What the buyer saw. */
  readonly state: LibraryState;
  readonly does: Does;
  readonly promise: TapPromise;
  /** Where the subscription button's way to the subscription page leads. */
  readonly leadsTo: 'plans' | 'credit';
}

/** The button whose deed is going on: both are locked meanwhile, so that one intent is one deed. */
export const $busy = createStore<Press['button'] | null>(null);

/** An open pop-up in which nothing else is going on. */
interface Seen {
  readonly book: PurchaseBook;
  readonly state: LibraryState;
  readonly offer: PurchaseOffer;
}

const $seen = combine(
  { isOpen: $isOpen, book: $book, state: $state, offer: $offer, busy: $busy },
  ({ isOpen, book, state, offer, busy }): Seen | null =>
    isOpen && book && state && offer && busy === null ? { book, state, offer } : null,
);

const mainPressed = sample({ clock: mainButtonClicked, source: $seen, filter: Boolean }).filterMap(
  (seen): Press<MainAction> | undefined => {
    const { isEnabled, does, promise } = seen.offer.main;
    return isEnabled ? { button: 'main', does, promise, ...aboutOf(seen) } : undefined;
  },
);
const subscriptionPressed = sample({
  clock: subscriptionButtonClicked,
  source: $seen,
  filter: Boolean,
}).filterMap((seen): Press<SubscriptionAction> | undefined => {
  const { isEnabled, does, promise } = seen.offer.subscription;
  return isEnabled ? { button: 'subscription', does, promise, ...aboutOf(seen) } : undefined;
});

/** A button was pressed and its deed begins. */
export const pressed = merge<Press>([mainPressed, subscriptionPressed]);

$busy.on(pressed, (_, { button }) => button).reset(deedEnded, loggedOut);

/** The presses that do one of these things. */
export function pressedTo(...deeds: readonly Press['does'][]) {
  return pressed.filter({ fn: ({ does }) => deeds.includes(does) });
}

function aboutOf({ book, state, offer }: Seen): Pick<Press, 'book' | 'state' | 'leadsTo'> {
  return { book, state, leadsTo: offer.subscription.leadsTo };
}

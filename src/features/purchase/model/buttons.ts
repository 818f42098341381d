import { combine, createEvent, sample } from 'effector';

import { nonNull } from '@/shared/lib/non-null';

import { actions } from './actions';
import { $libraryState } from './library-state';
import { $offer } from './offer';
import { $orderedPresses } from './orders';
import { $book, $isOpen, popUpClosed } from './pop-up';
import { $currentPress, actionFinished, pressed, type Press } from './press';

export const mainButtonClicked = createEvent();
export const subscriptionButtonClicked = createEvent();

/** The state of an open pop-up of whose book no action is running; null otherwise. */
const $ready = combine(
  { isOpen: $isOpen, book: $book, state: $libraryState, offer: $offer, press: $currentPress },
  ({ isOpen, book, state, offer, press }) =>
    isOpen && book && state && offer && press === null ? { book, state, offer } : null,
);

const clicked = sample({
  clock: [
    mainButtonClicked.map(() => 'main' as const),
    subscriptionButtonClicked.map(() => 'subscription' as const),
  ],
  source: $ready,
  fn: (ready, button) => ready && { ...ready, button },
});
sample({
  clock: nonNull(clicked).filterMap(({ book, state, offer, button }): Press | undefined => {
    const { isEnabled, action, promise } = offer[button];
    if (!isEnabled || action === 'none') return undefined;
    return { button, book, state, action, promise, leadsTo: offer.subscription.leadsTo };
  }),
  target: pressed,
});

for (const [action, { starts, endsWith }] of Object.entries(actions)) {
  sample({ clock: pressed, filter: (press) => press.action === action, target: starts });
  if (endsWith !== 'itsOrder') {
    sample({
      clock: nonNull(sample({ clock: [...endsWith], source: $currentPress })),
      filter: (press) => press.action === action,
      target: actionFinished,
    });
  }
}
// A closed pop-up is never locked, unless the order of its book is on its way.
sample({
  clock: nonNull(sample({ clock: popUpClosed, source: $currentPress })),
  source: $orderedPresses,
  filter: (ordered, press) => !ordered.includes(press),
  fn: (_, press) => press,
  target: actionFinished,
});

import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import { creditAccount, creditPackages } from '@/entities/credit/model';
import { $isLoggedIn, loggedIn } from '@/entities/session/model';
import { plans, subscription } from '@/entities/subscription/model';
import { signInRequested } from '@/features/sign-in/intent';
import type { AudiobookDetail } from '@/shared/api/contract/audiobooks';
import type { LibraryState } from '@/shared/api/contract/library';
import { getAudiobookDetailFx } from '@/shared/api/endpoints/audiobooks';
import { getLibraryStateFx } from '@/shared/api/endpoints/library';
import { isHttpError, loggedOutError, type ApiError } from '@/shared/api/errors';
import { sessionEnded } from '@/shared/api/tokens';
import { cameOnline } from '@/shared/browser/online';
import { createLatest } from '@/shared/lib/create-latest';
import { appCheckoutRoute } from '@/shared/routing/routes';
import { continuationOf } from '@/shared/routing/continuation';

import { bookOffer, packageOffer, planOffer, type Offer } from './lib/offer';
import { readLink } from './lib/read-item';

export const checkoutRetryClicked = createEvent();
export const checkoutSignInClicked = createEvent();
/** The book's current state in the user's library. */
export const bookStateChanged = createEvent<LibraryState>();

interface BookFacts {
  readonly detail: AudiobookDetail;
  readonly state: LibraryState;
}

const readBookFx = createEffect<number, BookFacts, ApiError>(async (audioBookId) => {
  const [detail, state] = await Promise.all([
    getAudiobookDetailFx({ params: { id: audioBookId } }),
    getLibraryStateFx({ params: { id: audioBookId }, body: {} }),
  ]);
  return { detail, state };
});

const $query = appCheckoutRoute.$visit.map((visit) => visit?.params['query'] ?? '');
const $link = $query.map(readLink);
/** The item of the address; null if it is invalid. The same address gives the same object. */
export const $checkoutItem = $link.map(({ item }) => item);
/** What is wrong with the address; null if it names an item. */
export const $checkoutLinkProblem = $link.map(({ problem }) => problem);
/** The path of this checkout. */
export const $checkoutPath = $query.map((query) => `/app-checkout/${encodeURIComponent(query)}`);
/** The address of the purchase that needs the credit of this package; null without one. */
export const $checkoutContinuation = appCheckoutRoute.$visit.map((visit) =>
  continuationOf(visit?.query['returnUrl']),
);
const $bookId = $checkoutItem.map((item) => (item?.kind === 'book' ? item.audioBookId : null));

const loadBook = createLatest({ effect: readBookFx, cancelOn: [$bookId.updates, sessionEnded] });

const $facts = createStore<BookFacts | null>(null)
  .on(bookStateChanged, (facts, state) => facts && { ...facts, state })
  .reset($bookId.updates, sessionEnded);
const $bookError = createStore<ApiError | null>(null).reset(
  loadBook.requested,
  $bookId.updates,
  sessionEnded,
);

/** The item for sale and its terms; null until they are loaded. */
export const $checkoutOffer = combine(
  { item: $checkoutItem, facts: $facts, plans: plans.$answer, packages: creditPackages.$answer },
  ({ item, facts, ...known }): Offer | null => {
    if (item?.kind === 'book') return facts && bookOffer(facts.detail, facts.state);
    if (item?.kind === 'plan') {
      const plan = known.plans?.value.items.find(({ planId }) => planId === item.planId);
      return plan ? planOffer(plan) : null;
    }
    const found = known.packages?.value.items.find(
      ({ packageId }) => item?.kind === 'package' && packageId === item.packageId,
    );
    return found ? packageOffer(found) : null;
  },
);
/** Whether the item of the address does not exist. */
export const $isCheckoutItemMissing = combine(
  {
    item: $checkoutItem,
    offer: $checkoutOffer,
    error: $bookError,
    plans: plans.$answer,
    packages: creditPackages.$answer,
  },
  ({ item, offer, error, ...known }) => {
    if (item === null || offer !== null) return false;
    if (item.kind === 'book') return error !== null && isHttpError(error, 404);
    return known[item.kind === 'plan' ? 'plans' : 'packages'] !== null;
  },
);
/** The reason why the item cannot be loaded. */
export const $checkoutError = combine(
  {
    item: $checkoutItem,
    book: $bookError,
    plans: plans.$error,
    running: subscription.$error,
    packages: creditPackages.$error,
    credit: creditAccount.$error,
  },
  ({ item, credit: balance, ...errors }) => {
    if (item?.kind === 'book') return errors.book ?? balance;
    if (item?.kind === 'plan') return errors.plans ?? errors.running ?? balance;
    return errors.packages;
  },
);

/** Whether everything that the user needs for the decision is loaded. */
export const $isCheckoutReady = combine(
  { offer: $checkoutOffer, balance: creditAccount.$answer, running: subscription.$answer },
  ({ offer, balance, running }) =>
    offer !== null &&
    (offer.kind === 'package' || (balance !== null && (offer.kind === 'book' || running !== null))),
);

const visited = sample({
  clock: [appCheckoutRoute.visited, loggedIn],
  source: $checkoutItem,
  filter: combine(appCheckoutRoute.$isOpened, $isLoggedIn, (isOpened, isIn) => isOpened && isIn),
});
const retried = sample({
  clock: [checkoutRetryClicked, cameOnline],
  source: $checkoutItem,
  filter: combine(
    appCheckoutRoute.$isOpened,
    $checkoutError,
    (isOpened, error) => isOpened && error !== null,
  ),
});
const loadRequested = sample({ clock: [visited, retried] });

sample({
  clock: loadRequested.filterMap((item) => (item?.kind === 'book' ? item.audioBookId : undefined)),
  target: loadBook.requested,
});
sample({
  clock: loadRequested,
  filter: (item) => item?.kind === 'plan',
  target: [plans.requested, subscription.requested],
});
sample({
  clock: loadRequested,
  filter: (item) => item?.kind === 'package',
  target: creditPackages.requested,
});
sample({
  clock: loadRequested,
  filter: (item) => item !== null,
  target: creditAccount.requested,
});
// A package is shown without the balance as well, so its failure is told nowhere.
sample({
  clock: cameOnline,
  filter: combine(
    { isOpened: appCheckoutRoute.$isOpened, told: $checkoutError, balance: creditAccount.$error },
    ({ isOpened, told, balance }) => isOpened && told === null && balance !== null,
  ),
  target: creditAccount.requested,
});

sample({ clock: loadBook.done, fn: ({ result }) => result, target: $facts });
sample({
  clock: loadBook.failed,
  filter: ({ error }) => error !== loggedOutError,
  fn: ({ error }) => error,
  target: $bookError,
});

sample({ clock: checkoutSignInClicked, fn: () => ({}), target: signInRequested });

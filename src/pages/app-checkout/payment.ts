import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';

import { $balance } from '@/entities/credit/model';
import { getBookFx, type GetBook } from '@/entities/purchase/get-book';
import { isOwned } from '@/entities/purchase/ownership';
import { buyPlanFx, hasChangedFx, type BuyPlan } from '@/entities/subscription/buy-plan';
import { subscription } from '@/entities/subscription/model';
import { notificationRequested, type Notification } from '@/features/notifications/model';
import type { LibraryState } from '@/shared/api/contract/library';
import { getLibraryStateFx } from '@/shared/api/endpoints/library';
import { loggedOutError, type ApiError } from '@/shared/api/errors';
import { sessionEnded } from '@/shared/api/tokens';
import { appCheckout as words } from '@/shared/i18n/fa/app-checkout';
import { appCheckoutRoute } from '@/shared/routing/routes';

import type { Offer } from './lib/offer';
import { $checkoutItem, $checkoutOffer, bookStateChanged } from './model';

export const payClicked = createEvent();
/** Nobody knows whether it was paid: look again. */
export const checkClicked = createEvent();

/**
 * Where the payment stands. `unknown` bars another payment until it is looked into; `isAccepted`: the
 * server has the order and is not done with it.
 */
export type Stage =
  | { readonly kind: 'open' }
  | { readonly kind: 'refused'; readonly error: ApiError | null }
  | { readonly kind: 'changed' }
  | { readonly kind: 'unknown'; readonly isAccepted: boolean }
  | { readonly kind: 'done' };

/** One press of the button, with what the buyer saw then. */
type Wish =
  | { readonly kind: 'book'; readonly get: GetBook }
  | { readonly kind: 'plan'; readonly buy: BuyPlan };

interface Outcome {
  readonly stage: Stage;
  readonly state: LibraryState | null;
}

const payFx = createEffect(async (wish: Wish): Promise<Outcome> => {
  const outcome = wish.kind === 'book' ? await getBookFx(wish.get) : await buyPlanFx(wish.buy);
  const state = 'state' in outcome ? outcome.state : null;
  switch (outcome.kind) {
    case 'got':
    case 'already':
      return { stage: { kind: 'done' }, state };
    case 'changed':
      return { stage: { kind: 'changed' }, state };
    case 'refused':
      return { stage: { kind: 'refused', error: outcome.error }, state };
    case 'unknown':
      return { stage: { kind: 'unknown', isAccepted: outcome.error === null }, state };
  }
});

/** Whether it was bought after all; null when that cannot be told yet. */
const lookFx = createEffect(async (wish: Wish): Promise<boolean | null> => {
  if (wish.kind === 'plan') return await hasChangedFx(wish.buy.shownEnd);
  try {
    const { audioBookId } = wish.get.book;
    return isOwned(await getLibraryStateFx({ params: { id: audioBookId }, body: {} }));
  } catch {
    return null;
  }
});
const checkFx = attach({ effect: lookFx });

const $wish = combine(
  { offer: $checkoutOffer, running: subscription.$answer },
  ({ offer, running }) => offer && wishOf(offer, running?.value?.endsAt ?? null),
);
/** What was wished for last: what came of it is told to nobody else. */
const $paid = createStore<Wish | null>(null)
  .on(payFx, (_, wish) => wish)
  .reset($checkoutItem.updates, sessionEnded);

export const $isPaying = payFx.pending;
export const $isChecking = checkFx.pending;
export const $paymentStage = createStore<Stage>({ kind: 'open' })
  .on(payFx, () => ({ kind: 'open' }))
  // What is not known yet is not forgotten by leaving, so that it is not paid for a second time.
  .on(appCheckoutRoute.closed, (stage) => (stage.kind === 'unknown' ? stage : { kind: 'open' }))
  .reset($checkoutItem.updates, sessionEnded);

/** What the balance lacks, in rial; 0 when it is enough, and while it is not known. */
export const $shortage = combine($checkoutOffer, $balance, (offer, balance) =>
  balance === null || !offer?.rial ? 0 : Math.max(0, offer.rial - balance),
);

const paymentAsked = sample({
  clock: payClicked,
  source: { wish: $wish, stage: $paymentStage, isPaying: $isPaying },
  fn: ({ wish, stage, isPaying }) =>
    isPaying || stage.kind === 'unknown' || stage.kind === 'done' ? null : wish,
});
sample({ clock: paymentAsked.filterMap((wish) => wish ?? undefined), target: payFx });

const told = sample({
  clock: payFx.done,
  source: $paid,
  filter: (paid, { params, result }) =>
    paid === params && !(result.stage.kind === 'refused' && result.stage.error === loggedOutError),
  fn: (_, { result }) => result,
});
sample({ clock: told, fn: ({ stage }) => stage, target: $paymentStage });
sample({
  clock: told.filterMap(({ state }) => state ?? undefined),
  target: bookStateChanged,
});
// Whoever went elsewhere meanwhile is told there.
sample({
  clock: told,
  filter: appCheckoutRoute.$isOpened.map((isOpened) => !isOpened),
  fn: ({ stage }) => noticeOf(stage),
  target: notificationRequested,
});
sample({
  clock: told,
  filter: ({ stage }) => stage.kind === 'changed',
  target: subscription.outdated,
});

const checkAsked = sample({
  clock: checkClicked,
  source: { paid: $paid, stage: $paymentStage, isChecking: $isChecking },
  fn: ({ paid, stage, isChecking }) => (isChecking || stage.kind !== 'unknown' ? null : paid),
});
sample({ clock: checkAsked.filterMap((wish) => wish ?? undefined), target: checkFx });
sample({
  clock: checkFx.done,
  source: { paid: $paid, stage: $paymentStage },
  filter: ({ paid, stage }, { params, result }) =>
    paid === params && result !== null && !isStillAwaited(stage, result),
  fn: (_, { result }): Stage => (result ? { kind: 'done' } : { kind: 'refused', error: null }),
  target: $paymentStage,
});

/** The server has the order: that nothing has changed yet only means that it is not done. */
function isStillAwaited(stage: Stage, isBought: boolean): boolean {
  return stage.kind === 'unknown' && stage.isAccepted && !isBought;
}

function noticeOf(stage: Stage): Notification {
  if (stage.kind === 'done') return { kind: 'info', text: words.doneElsewhere };
  if (stage.kind === 'unknown') return { kind: 'warning', text: words.unknown };
  return { kind: 'warning', text: words.notCharged };
}

function wishOf(offer: Offer, shownEnd: string | null): Wish | null {
  if (offer.kind === 'plan') return { kind: 'plan', buy: { planId: offer.plan.planId, shownEnd } };
  if (offer.kind === 'package' || offer.standing !== 'forSale') return null;
  const { book, action, rial } = offer;
  return {
    kind: 'book',
    get: {
      book,
      order: { kind: 'credit' },
      how: 'credit',
      isAsPromised: ({ purchaseButtonState: now }) =>
        now.purchaseButtonAction === action &&
        (rial === 0 || now.stateDiscountedPrice === null || now.stateDiscountedPrice === rial),
    },
  };
}

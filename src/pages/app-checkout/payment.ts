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
import { appCheckout as texts } from '@/shared/i18n/fa/app-checkout';
import { appCheckoutRoute } from '@/shared/routing/routes';

import type { Offer } from './lib/offer';
import { $checkoutOffer, $checkoutPath, bookStateChanged } from './model';

export const payClicked = createEvent();
/** The user asks whether a payment with an unknown outcome succeeded. */
export const checkClicked = createEvent();

/**
 * The state of the payment. `unknown` blocks another payment until a check; `isAccepted`: the server has
 * accepted the order, but not completed it. docs/behaviour.md#checkout
 */
export type Stage =
  | { readonly kind: 'open' }
  | { readonly kind: 'refused'; readonly error: ApiError | null }
  | { readonly kind: 'changed' }
  | { readonly kind: 'unknown'; readonly isAccepted: boolean }
  | { readonly kind: 'done' };

/** A payment, with the terms that the user saw when pressing the button. */
type Terms =
  | { readonly kind: 'book'; readonly get: GetBook }
  | { readonly kind: 'plan'; readonly buy: BuyPlan };
type Payment = Terms & {
  /** The path of its checkout. */
  readonly path: string;
};

const open: Stage = { kind: 'open' };

interface Outcome {
  readonly stage: Stage;
  readonly state: LibraryState | null;
}

const payFx = createEffect(async (payment: Payment): Promise<Outcome> => {
  const outcome =
    payment.kind === 'book' ? await getBookFx(payment.get) : await buyPlanFx(payment.buy);
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

/** Whether the payment succeeded after all; null while this is unknown. */
const readSuccessFx = createEffect(async (payment: Payment): Promise<boolean | null> => {
  if (payment.kind === 'plan') return await hasChangedFx(payment.buy.shownEnd);
  try {
    const { audioBookId } = payment.get.book;
    return isOwned(await getLibraryStateFx({ params: { id: audioBookId }, body: {} }));
  } catch {
    return null;
  }
});
const checkFx = attach({ effect: readSuccessFx });

const $nextPayment = combine(
  { offer: $checkoutOffer, running: subscription.$answer, path: $checkoutPath },
  ({ offer, running, path }): Payment | null => {
    const terms = offer && termsOf(offer, running?.value?.endsAt ?? null);
    return terms && { ...terms, path };
  },
);
/** The last payment. Outcomes of earlier ones, or for another user, are ignored. */
const $lastPayment = createStore<Payment | null>(null)
  .on(payFx, (_, payment) => payment)
  .reset(sessionEnded);
/** The state of the last payment. */
export const $lastStage = createStore<Stage>(open)
  .on(payFx, () => open)
  // An unknown outcome survives leaving the page, so that the user does not pay twice.
  .on([appCheckoutRoute.closed, $checkoutPath], (stage) =>
    stage.kind === 'unknown' ? stage : open,
  )
  .reset(sessionEnded);
/** Whether the last payment is for the item of the address. */
const $isShown = combine($lastPayment, $checkoutPath, (payment, path) => payment?.path === path);

export const $isPaying = payFx.pending;
export const $isChecking = checkFx.pending;
/** The state of the payment for the item of the address. */
export const $paymentStage = combine($lastStage, $isShown, (stage, isShown) =>
  isShown ? stage : open,
);

/** The missing credit in rial; 0 if the balance is sufficient or unknown. */
export const $shortage = combine($checkoutOffer, $balance, (offer, balance) =>
  balance === null || !offer?.rial ? 0 : Math.max(0, offer.rial - balance),
);

const paymentRequested = sample({
  clock: payClicked,
  source: { payment: $nextPayment, stage: $paymentStage, isPaying: $isPaying },
  fn: ({ payment, stage, isPaying }) =>
    isPaying || stage.kind === 'unknown' || stage.kind === 'done' ? null : payment,
});
sample({ clock: paymentRequested.filterMap((payment) => payment ?? undefined), target: payFx });

const paymentFinished = sample({
  clock: payFx.done,
  source: $lastPayment,
  filter: (lastPayment, { params, result }) =>
    lastPayment === params &&
    !(result.stage.kind === 'refused' && result.stage.error === loggedOutError),
  fn: (_, { result }) => result,
});
sample({ clock: paymentFinished, fn: ({ stage }) => stage, target: $lastStage });
sample({
  clock: paymentFinished.filterMap(({ state }) => state ?? undefined),
  filter: $isShown,
  target: bookStateChanged,
});
// A user on another page, or on the checkout of another item, gets a notification.
sample({
  clock: paymentFinished,
  filter: combine(
    appCheckoutRoute.$isOpened,
    $isShown,
    (isOpened, isShown) => !isOpened || !isShown,
  ),
  fn: ({ stage }) => noticeOf(stage),
  target: notificationRequested,
});
sample({
  clock: paymentFinished,
  filter: ({ stage }) => stage.kind === 'changed',
  target: subscription.becameStale,
});

const checkRequested = sample({
  clock: checkClicked,
  source: { payment: $lastPayment, stage: $paymentStage, isChecking: $isChecking },
  fn: ({ payment, stage, isChecking }) => (isChecking || stage.kind !== 'unknown' ? null : payment),
});
sample({ clock: checkRequested.filterMap((payment) => payment ?? undefined), target: checkFx });
sample({
  clock: checkFx.done,
  source: { payment: $lastPayment, stage: $lastStage },
  filter: ({ payment, stage }, { params, result }) =>
    payment === params && result !== null && !isStillAwaited(stage, result),
  fn: (_, { result }): Stage => (result ? { kind: 'done' } : { kind: 'refused', error: null }),
  target: $lastStage,
});

/** For an accepted order, an unchanged library only means that it is not completed yet. */
function isStillAwaited(stage: Stage, isBought: boolean): boolean {
  return stage.kind === 'unknown' && stage.isAccepted && !isBought;
}

function noticeOf(stage: Stage): Notification {
  if (stage.kind === 'done') return { kind: 'info', text: texts.doneElsewhere };
  if (stage.kind === 'unknown') return { kind: 'warning', text: texts.unknown };
  return { kind: 'warning', text: texts.notCharged };
}

function termsOf(offer: Offer, shownEnd: string | null): Terms | null {
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

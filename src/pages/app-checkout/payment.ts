import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';

import { $balance, creditAccount } from '@/entities/credit/model';
import { getBookFx, type GetBook } from '@/entities/purchase/get-book';
import { checkoutPath } from '@/entities/purchase/checkout-path';
import { isOwned } from '@/entities/purchase/ownership';
import { buyPlanFx, wasBoughtFx, type BuyPlan } from '@/entities/subscription/buy-plan';
import { plans, subscription } from '@/entities/subscription/model';
import { notificationRequested, type Notification } from '@/features/notifications/model';
import { purchaseButtonActions } from '@/shared/api/contract/codes';
import type { LibraryState } from '@/shared/api/contract/library';
import { getLibraryStateFx } from '@/shared/api/endpoints/library';
import { loggedOutError, type ApiError } from '@/shared/api/errors';
import { sessionEnded } from '@/shared/api/tokens';
import { appCheckout as texts } from '@/shared/i18n/fa/app-checkout';
import { appCheckoutRoute } from '@/shared/routing/routes';

import type { Offer } from './lib/offer';
import { $checkoutItem, $checkoutOffer, bookStateChanged } from './model';

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
  /** The address of its item, always spelled in the same way: it can be spelled in several. */
  readonly item: string;
};

/** A payment, and how far it has come. */
interface Attempt {
  readonly payment: Payment;
  readonly stage: Stage;
}

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
  if (payment.kind === 'plan') return await wasBoughtFx(payment.buy);
  try {
    const { audioBookId } = payment.get.book;
    return isOwned(await getLibraryStateFx({ params: { id: audioBookId }, body: {} }));
  } catch {
    return null;
  }
});
const checkFx = attach({ effect: readSuccessFx });

const $shownItem = $checkoutItem.map((item) => item && checkoutPath(item));
const $nextPayment = combine(
  { offer: $checkoutOffer, running: subscription.$answer, item: $shownItem },
  ({ offer, running, item }): Payment | null => {
    const terms = offer && termsOf(offer, running?.value?.endsAt ?? null);
    return terms && item !== null ? { ...terms, item } : null;
  },
);

const stageReached = createEvent<Attempt>();
/** The last payment of each item. Outcomes of earlier ones, or for another user, are ignored. */
export const $attempts = createStore<ReadonlyMap<string, Attempt>>(new Map())
  .on(payFx, (attempts, payment) => withAttempt(attempts, { payment, stage: open }))
  .on(stageReached, withAttempt)
  // An unknown outcome survives leaving the page and other payments, so that the user does not pay twice.
  .on([appCheckoutRoute.closed, $shownItem], withoutEnded)
  .reset(sessionEnded);
const $shownAttempt = combine($attempts, $shownItem, (attempts, item) =>
  item === null ? null : (attempts.get(item) ?? null),
);

export const $isPaying = payFx.pending;
export const $isChecking = checkFx.pending;
/** The state of the payment for the item of the address. */
export const $paymentStage = $shownAttempt.map((attempt) => attempt?.stage ?? open);
/** The plan that is paid for prolongs a subscription that was running. */
export const $isProlonged = $shownAttempt.map(
  (attempt) => attempt?.payment.kind === 'plan' && attempt.payment.buy.shownEnd !== null,
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
  source: $attempts,
  filter: (attempts, { params, result }) =>
    attempts.get(params.item)?.payment === params &&
    !(result.stage.kind === 'refused' && result.stage.error === loggedOutError),
  fn: (_, { params, result }) => ({ payment: params, ...result }),
});
sample({
  clock: paymentFinished,
  fn: ({ payment, stage }) => ({ payment, stage }),
  target: stageReached,
});
const finishedHere = sample({
  clock: paymentFinished,
  source: $shownItem,
  filter: (shown, { payment }) => payment.item === shown,
  fn: (_, { state }) => state,
});
sample({
  clock: finishedHere.filterMap((state) => state ?? undefined),
  target: bookStateChanged,
});
// A user on another page, or on the checkout of another item, gets a notification.
sample({
  clock: paymentFinished,
  source: { isOpened: appCheckoutRoute.$isOpened, shown: $shownItem },
  filter: ({ isOpened, shown }, { payment }) => !isOpened || payment.item !== shown,
  fn: (_, { stage }) => noticeOf(stage),
  target: notificationRequested,
});
sample({
  clock: paymentFinished,
  filter: ({ stage }) => stage.kind === 'changed',
  fn: () => undefined,
  target: [subscription.becameStale, plans.becameStale],
});
// Another tab, or an order that the server has completed later, may have moved the balance.
sample({
  clock: stageReached,
  filter: ({ stage }) => stage.kind === 'changed' || stage.kind === 'done',
  fn: () => undefined,
  target: creditAccount.becameStale,
});

const checkRequested = sample({
  clock: checkClicked,
  source: { attempt: $shownAttempt, isChecking: $isChecking },
  fn: ({ attempt, isChecking }) =>
    !isChecking && attempt?.stage.kind === 'unknown' ? attempt.payment : null,
});
sample({ clock: checkRequested.filterMap((payment) => payment ?? undefined), target: checkFx });
sample({
  clock: checkFx.done,
  source: $attempts,
  filter: (attempts, { params, result }) => {
    const attempt = attempts.get(params.item);
    return attempt?.payment === params && result !== null && !isStillAwaited(attempt.stage, result);
  },
  fn: (_, { params, result }): Attempt => ({
    payment: params,
    stage: result ? { kind: 'done' } : { kind: 'refused', error: null },
  }),
  target: stageReached,
});

function withAttempt(attempts: ReadonlyMap<string, Attempt>, attempt: Attempt) {
  return new Map(attempts).set(attempt.payment.item, attempt);
}

/** Keeps the payments whose outcome is to come or unknown. */
function withoutEnded(attempts: ReadonlyMap<string, Attempt>): ReadonlyMap<string, Attempt> {
  const isKept = ({ stage }: Attempt) => stage.kind === 'open' || stage.kind === 'unknown';
  return new Map([...attempts].filter(([, attempt]) => isKept(attempt)));
}

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
  if (offer.kind === 'plan') {
    const { planId, price: shownPrice } = offer.plan;
    return { kind: 'plan', buy: { planId, shownPrice, shownEnd } };
  }
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
        (action === purchaseButtonActions.getFree ||
          now.stateDiscountedPrice === null ||
          now.stateDiscountedPrice === rial),
    },
  };
}

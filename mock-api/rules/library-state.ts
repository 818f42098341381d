import type { AudiobookFixture } from '@fixtures/catalog/audiobook';
import { clients } from '@/shared/config/clients';
import type {
  LibraryState,
  PurchaseButtonAction,
  SubscriptionState,
} from '@/shared/api/contract/library';

import type { Account } from '../db/account';
import type { Db } from '../db/db';
import { purchaseButtonTexts, subscriptionButtonTexts } from '../messages';
import { currentPrice } from '../search/search-index';
import { wasBorrowedBefore, galleryPair, owns } from './ownership';
import { runningSubscription } from './subscription';

/** The numbers of the product spec, section 4, by name. */
export const purchaseAction = {
  disabled: 0,
  library: 1,
  getFree: 2,
  purchase: 3,
  showSubscriptionPlans: 4,
  getBySubscription: 5,
  hasCredit: 6,
  hasNotEnoughCredit: 7,
  archived: 8,
} as const satisfies Record<string, PurchaseButtonAction>;

export const subscriptionAction = {
  disabled: 0,
  limitedProduct: 1,
  noQuota: 2,
  noSubscription: 3,
  getBySubscription: 4,
  intervalQuotaHasFinished: 5,
  playByNewSubscription: 6,
} as const satisfies Record<string, SubscriptionState>;

/** Whether an app market runs this client: there books are bought with credit. */
function isMarketClient(clientId: string): boolean {
  return clients.some(({ id, kind }) => id === clientId && kind === 'market');
}

/** What the main button does: the first rule that fits (contract, 'States of ordinary books'). */
export function purchaseActionOf(
  db: Db,
  account: Account,
  book: AudiobookFixture,
  clientId: string,
): PurchaseButtonAction {
  const pair = galleryPair(db, account, book.audioBookId);
  if (pair) return pair.action;
  if (owns(db, account, book.audioBookId)) {
    const isArchived = account.archived.includes(book.audioBookId);
    return isArchived ? purchaseAction.archived : purchaseAction.library;
  }
  if (book.price === 0) return purchaseAction.getFree;
  if (isMarketClient(clientId)) {
    const isEnough = account.balance >= currentPrice(book);
    return isEnough ? purchaseAction.hasCredit : purchaseAction.hasNotEnoughCredit;
  }
  if (book.subscription === 'only') {
    const isRunning = runningSubscription(account, db.now()) !== null;
    return isRunning ? purchaseAction.getBySubscription : purchaseAction.showSubscriptionPlans;
  }
  return book.isWithdrawn ? purchaseAction.disabled : purchaseAction.purchase;
}

/** What the subscription button does: the first rule that fits. */
export function subscriptionStateOf(
  db: Db,
  account: Account,
  book: AudiobookFixture,
): SubscriptionState {
  const pair = galleryPair(db, account, book.audioBookId);
  if (pair) return pair.state;
  const isOwned = owns(db, account, book.audioBookId);
  if (isOwned || book.price === 0 || book.isWithdrawn) return subscriptionAction.disabled;
  if (book.subscription === 'none') return subscriptionAction.limitedProduct;
  const running = runningSubscription(account, db.now());
  if (!running) return subscriptionAction.noSubscription;
  if (running.intervalQuotaLeft === 0) return subscriptionAction.intervalQuotaHasFinished;
  if (running.quotaLeft === 0) return subscriptionAction.noQuota;
  if (wasBorrowedBefore(db, account, book.audioBookId)) {
    return subscriptionAction.playByNewSubscription;
  }
  return subscriptionAction.getBySubscription;
}

/** The states of both buttons with their texts, what a purchase costs, and what is taken off. */
export function libraryStateOf(
  db: Db,
  account: Account,
  book: AudiobookFixture,
  clientId: string,
): LibraryState {
  const action = purchaseActionOf(db, account, book, clientId);
  const state = subscriptionStateOf(db, account, book);
  return {
    purchaseButtonState: {
      purchaseButtonAction: action,
      purchaseButtonText: purchaseButtonTexts[action],
      stateDiscountedPrice: currentPrice(book),
    },
    subscriptionButtonState: {
      subscriptionButtonState: state,
      subscriptionButtonText: subscriptionButtonTexts[state],
    },
    discounts: book.discount
      ? [{ discountValue: book.discount.value, discountPercentage: book.discount.percentage }]
      : [],
  };
}

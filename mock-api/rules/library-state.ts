import type { AudiobookFixture } from '@fixtures/catalog/audiobook';
import { clients } from '@/shared/config/clients';
import {
  purchaseButtonActions,
  subscriptionButtonStates,
  type PurchaseButtonAction,
  type SubscriptionButtonState,
} from '@/shared/api/contract/codes';
import type { LibraryState } from '@/shared/api/contract/library';

import type { Account } from '../db/account';
import type { Db } from '../db/db';
import { purchaseButtonTexts, subscriptionButtonTexts } from '../messages';
import { currentPrice } from '../search/search-index';
import { wasBorrowedBefore, galleryPair, owns } from './ownership';
import { runningSubscription } from './subscription';

/** True if an app market distributes this client. Its users buy books with credit. */
function isMarketClient(clientId: string): boolean {
  return clients.some(({ id, kind }) => id === clientId && kind === 'market');
}

/** The action of the main button. The first matching rule wins: docs/behaviour.md#purchase-buttons */
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
    return isArchived ? purchaseButtonActions.archived : purchaseButtonActions.library;
  }
  if (book.isWithdrawn) return purchaseButtonActions.disabled;
  if (book.price === 0) return purchaseButtonActions.getFree;
  if (isMarketClient(clientId)) {
    const isEnough = account.balance >= currentPrice(book);
    return isEnough
      ? purchaseButtonActions.hasCafeBazaarCredit
      : purchaseButtonActions.hasNotEnoughCafeBazaarCredit;
  }
  if (book.subscription === 'only') {
    const isRunning = runningSubscription(account, db.now()) !== null;
    return isRunning
      ? purchaseButtonActions.getBySubscription
      : purchaseButtonActions.showSubscriptionPlans;
  }
  return purchaseButtonActions.purchase;
}

/** The state of the subscription button: docs/behaviour.md#subscription-button */
export function subscriptionStateOf(
  db: Db,
  account: Account,
  book: AudiobookFixture,
): SubscriptionButtonState {
  const pair = galleryPair(db, account, book.audioBookId);
  if (pair) return pair.state;
  const isOwned = owns(db, account, book.audioBookId);
  if (isOwned || book.price === 0 || book.isWithdrawn) return subscriptionButtonStates.disabled;
  if (book.subscription === 'none') return subscriptionButtonStates.limitedProduct;
  const running = runningSubscription(account, db.now());
  if (!running) return subscriptionButtonStates.noSubscription;
  if (running.intervalQuotaLeft === 0) return subscriptionButtonStates.intervalQuotaHasFinished;
  if (running.quotaLeft === 0) return subscriptionButtonStates.noQuota;
  if (wasBorrowedBefore(db, account, book.audioBookId)) {
    return subscriptionButtonStates.playByNewSubscription;
  }
  return subscriptionButtonStates.getBySubscription;
}

/** The states and texts of both buttons, the price and the discounts. */
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

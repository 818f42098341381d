import type { AudiobookFixture } from '@fixtures/catalog/audiobook';
import { purchaseButtonActions, subscriptionButtonStates } from '@/shared/api/contract/codes';

import { ApiFailure } from '../core/api-failure';
import type { Account } from '../db/account';
import type { Db } from '../db/db';
import { transactionTitles } from '../messages';
import { currentPrice } from '../search/search-index';
import { purchaseActionOf, subscriptionStateOf } from './library-state';
import { acquire, galleryPair, owns } from './ownership';
import { runningSubscription, spendQuota } from './subscription';

/** Records a transaction of `amount` rial. The balance never becomes negative. */
export function changeBalance(db: Db, account: Account, amount: number, title: string): void {
  const balance = Math.max(0, account.balance + amount);
  const recordedAmount = balance - account.balance;
  account.balance = balance;
  account.transactions.push({ id: db.nextId(), title, amount: recordedAmount, at: db.now() });
}

const buyable: readonly number[] = [
  purchaseButtonActions.getFree,
  purchaseButtonActions.purchase,
  purchaseButtonActions.hasCafeBazaarCredit,
];

/**
 * Buys a title with credit. Does nothing if the account owns it. Throws `not-enough-credit` or
 * `not-for-sale`. For titles of the state gallery, the fixed state decides whether the credit is
 * sufficient.
 */
export function buyWithCredit(
  db: Db,
  account: Account,
  book: AudiobookFixture,
  clientId: string,
): void {
  if (owns(db, account, book.audioBookId)) return;
  const action = purchaseActionOf(db, account, book, clientId);
  if (action === purchaseButtonActions.hasNotEnoughCafeBazaarCredit)
    throw new ApiFailure('not-enough-credit');
  if (!buyable.includes(action)) throw new ApiFailure('not-for-sale');
  const price = currentPrice(book);
  const isSure = action === purchaseButtonActions.hasCafeBazaarCredit;
  if (!isSure && account.balance < price) throw new ApiFailure('not-enough-credit');
  acquire(db, account, book.audioBookId, price === 0 ? 'free' : 'purchase');
  if (price > 0) changeBalance(db, account, -price, transactionTitles.book(book.title));
}

/** Adds a title that is free or covered by the subscription. Throws `not-free`. */
export function orderWithoutPayment(
  db: Db,
  account: Account,
  book: AudiobookFixture,
  clientId: string,
): void {
  const action = purchaseActionOf(db, account, book, clientId);
  if (action === purchaseButtonActions.getFree) {
    acquire(db, account, book.audioBookId, 'free');
    return;
  }
  const isGiven =
    action === purchaseButtonActions.getBySubscription ||
    subscriptionStateOf(db, account, book) === subscriptionButtonStates.getBySubscription;
  if (!isGiven) throw new ApiFailure('not-free');
  borrow(db, account, book);
}

/** Borrows a title with the running subscription. Throws `no-quota` or `no-subscription`. */
export function consumeSubscription(db: Db, account: Account, book: AudiobookFixture): void {
  if (owns(db, account, book.audioBookId)) return;
  const state = subscriptionStateOf(db, account, book);
  switch (state) {
    case subscriptionButtonStates.getBySubscription:
    case subscriptionButtonStates.playByNewSubscription:
      borrow(db, account, book);
      return;
    case subscriptionButtonStates.noQuota:
    case subscriptionButtonStates.intervalQuotaHasFinished:
      throw new ApiFailure('no-quota');
    default:
      throw new ApiFailure('no-subscription');
  }
}

/** Titles of the state gallery use no quota. Without a subscription they become a gift. */
function borrow(db: Db, account: Account, book: AudiobookFixture): void {
  const running = runningSubscription(account, db.now());
  if (running && !galleryPair(db, account, book.audioBookId)) spendQuota(running);
  acquire(db, account, book.audioBookId, running ? 'subscription' : 'gift');
}

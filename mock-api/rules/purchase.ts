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

/** Books money in or out. The balance never falls below nothing. */
export function changeBalance(db: Db, account: Account, amount: number, title: string): void {
  const balance = Math.max(0, account.balance + amount);
  const booked = balance - account.balance;
  account.balance = balance;
  account.transactions.push({ id: db.nextId(), title, amount: booked, at: db.now() });
}

const buyable: readonly number[] = [
  purchaseButtonActions.getFree,
  purchaseButtonActions.purchase,
  purchaseButtonActions.hasCafeBazaarCredit,
];

/**
 * Buys a book with credit, for what its state says. One that is owned already costs nothing more.
 * Fails with `not-enough-credit` or `not-for-sale`. In the state gallery the pair says whether the
 * credit is enough.
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

/** Adds a book that costs nothing, or that the subscription gives. Fails with `not-free`. */
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

/** Gets a book by the running subscription. Fails with `no-quota` or `no-subscription`. */
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

/** Books of the gallery take nothing from a quota, and stay with accounts that have none. */
function borrow(db: Db, account: Account, book: AudiobookFixture): void {
  const running = runningSubscription(account, db.now());
  if (running && !galleryPair(db, account, book.audioBookId)) spendQuota(running);
  acquire(db, account, book.audioBookId, running ? 'subscription' : 'gift');
}

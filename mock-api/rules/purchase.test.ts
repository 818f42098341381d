import { describe, expect, it } from 'vitest';

import { anAudiobook } from '@fixtures/catalog/anAudiobook';
import type { AudiobookFixture } from '@fixtures/catalog/audiobook';
import { gallery, galleryId } from '@fixtures/library-states/gallery';
import { plans } from '@fixtures/orders/plans';

import type { Account } from '../db/account';
import { transactionTitles } from '../messages';
import { testNow } from '../testing/create-test-api';
import { createTestDb, failureOf } from '../testing/create-test-db';
import { acquire } from './ownership';
import { buyWithCredit, changeBalance, consumeSubscription, orderWithoutPayment } from './purchase';
import { startPlan } from './subscription';

const [, quarter] = plans as [(typeof plans)[number], (typeof plans)[number]];
const price = 1_200_000;
const OWN = '10';
const MARKET = '2';

/** An account and one title; with `isSubscribed` a plan runs. */
function createShop(
  book: Partial<AudiobookFixture> = {},
  { isSubscribed = false, ...account }: Partial<Account> & { isSubscribed?: boolean } = {},
) {
  const title = anAudiobook(book);
  const test = createTestDb([title], account);
  if (isSubscribed) startPlan(test.db, test.account, quarter);
  return { ...test, title };
}
const gained = ({ library }: Account) =>
  library.map(({ audioBookId, acquiredBy }) => [audioBookId, acquiredBy]);
const galleryBook = (...pair: Parameters<typeof galleryId>) =>
  gallery.find(({ book }) => book.audioBookId === galleryId(...pair))!.book;

describe('the balance', () => {
  it('changes with a transaction', () => {
    const { db, account } = createTestDb([], { balance: 100 });
    changeBalance(db, account, -30, 'a book');
    changeBalance(db, account, 5, 'a code');
    expect(account.balance).toBe(75);
    expect(account.transactions).toEqual([
      { id: expect.any(Number) as number, title: 'a book', amount: -30, at: testNow },
      { id: expect.any(Number) as number, title: 'a code', amount: 5, at: testNow },
    ]);
    expect(new Set(account.transactions.map(({ id }) => id)).size).toBe(2);
  });

  it('never becomes negative, and the transaction says what was taken', () => {
    const { db, account } = createTestDb([], { balance: 100 });
    changeBalance(db, account, -130, 'a book');
    expect(account.balance).toBe(0);
    expect(account.transactions).toMatchObject([{ amount: -100 }]);
  });
});

describe('buying with credit', () => {
  it.each([
    [OWN, price],
    [MARKET, price],
    [OWN, 1_000_000],
    [MARKET, 1_000_000],
  ])('takes the price after the discount, in client %s from %i', (client, balance) => {
    const discount = { value: 200_000, percentage: 0.17 };
    const { db, account, title } = createShop({ discount }, { balance });
    buyWithCredit(db, account, title, client);
    expect(account.balance).toBe(balance - 1_000_000);
    expect(account.transactions).toMatchObject([
      { title: transactionTitles.book(title.title), amount: -1_000_000 },
    ]);
    expect(gained(account)).toEqual([[5001, 'purchase']]);
  });

  it.each([
    ['the exact price', price, undefined],
    ['one rial less', price - 1, 'not-enough-credit'],
  ])('needs a balance of %s in either kind of client', (_, balance, failure) => {
    for (const client of [OWN, MARKET]) {
      const { db, account, title } = createShop({}, { balance });
      expect(failureOf(() => buyWithCredit(db, account, title, client))).toBe(failure);
      expect(account.balance).toBe(failure ? balance : 0);
      expect(gained(account)).toEqual(failure ? [] : [[5001, 'purchase']]);
    }
  });

  it('gives a free title without a transaction', () => {
    const { db, account, title } = createShop({ price: 0 });
    buyWithCredit(db, account, title, OWN);
    expect(gained(account)).toEqual([[5001, 'free']]);
    expect(account.transactions).toEqual([]);
  });

  it('does nothing for an owned title', () => {
    const { db, account, title } = createShop({}, { balance: price });
    acquire(db, account, 5001, 'gift');
    buyWithCredit(db, account, title, OWN);
    expect([account.balance, gained(account)]).toEqual([price, [[5001, 'gift']]]);
  });

  it.each<[string, Partial<AudiobookFixture>]>([
    ['a withdrawn title', { isWithdrawn: true }],
    ['a title of the subscription alone', { subscription: 'only' }],
  ])('refuses %s', (_, book) => {
    const { db, account, title } = createShop(book, { balance: price });
    expect(failureOf(() => buyWithCredit(db, account, title, OWN))).toBe('not-for-sale');
    expect([account.balance, account.library]).toEqual([price, []]);
  });

  it('follows the fixed state of a gallery title', () => {
    const { db, account } = createTestDb();
    buyWithCredit(db, account, galleryBook(6, 3), OWN);
    expect(gained(account)).toEqual([[galleryId(6, 3), 'purchase']]);
    const other = galleryBook(3, 3);
    expect(failureOf(() => buyWithCredit(db, account, other, OWN))).toBe('not-enough-credit');
  });
});

describe('an order without payment', () => {
  it('gives a free title', () => {
    const { db, account, title } = createShop({ price: 0 }, { isSubscribed: true });
    orderWithoutPayment(db, account, title, OWN);
    expect(gained(account)).toEqual([[5001, 'free']]);
    expect(account.subscription?.quotaLeft).toBe(15);
  });

  it.each(['included', 'only'] as const)('borrows a title that is %s', (subscription) => {
    const { db, account, title } = createShop({ subscription }, { isSubscribed: true });
    orderWithoutPayment(db, account, title, OWN);
    expect(account.library).toMatchObject([
      { audioBookId: 5001, acquiredBy: 'subscription', subscriptionId: account.subscription?.id },
    ]);
    expect(account.subscription).toMatchObject({ quotaLeft: 14, intervalQuotaLeft: 4 });
  });

  it.each<[string, Partial<AudiobookFixture>, boolean]>([
    ['a title that costs', {}, false],
    ['a title outside of the subscription', { subscription: 'none' }, true],
    ['a title of the subscription alone without one', { subscription: 'only' }, false],
    ['a withdrawn title', { isWithdrawn: true }, true],
  ])('refuses %s', (_, book, isSubscribed) => {
    const { db, account, title } = createShop(book, { isSubscribed, balance: price });
    expect(failureOf(() => orderWithoutPayment(db, account, title, OWN))).toBe('not-free');
    expect(account.library).toEqual([]);
  });

  it('gives a gallery title whose main button promises it, whatever the other button says', () => {
    const { db, account } = createTestDb();
    orderWithoutPayment(db, account, galleryBook(5, 3), OWN);
    expect(gained(account)).toEqual([[galleryId(5, 3), 'gift']]);
  });

  it('gives a gallery title as a gift, or borrows it without using the quota', () => {
    const { db, account } = createTestDb();
    orderWithoutPayment(db, account, galleryBook(5, 4), OWN);
    expect(gained(account)).toEqual([[galleryId(5, 4), 'gift']]);
    startPlan(db, account, quarter);
    orderWithoutPayment(db, account, galleryBook(3, 4), OWN);
    expect(account.library.at(-1)).toMatchObject({ acquiredBy: 'subscription' });
    expect(account.subscription?.quotaLeft).toBe(15);
  });
});

describe('consuming the subscription', () => {
  it('borrows a title once', () => {
    const { db, account, title } = createShop({}, { isSubscribed: true });
    consumeSubscription(db, account, title);
    consumeSubscription(db, account, title);
    expect(account.subscription?.quotaLeft).toBe(14);
    expect(gained(account)).toEqual([[5001, 'subscription']]);
  });

  it.each<[string, { quotaLeft: number; intervalQuotaLeft: number } | null, string]>([
    ['no subscription', null, 'no-subscription'],
    ['no quota', { quotaLeft: 0, intervalQuotaLeft: 3 }, 'no-quota'],
    ['no quota in this interval', { quotaLeft: 3, intervalQuotaLeft: 0 }, 'no-quota'],
  ])('is refused with %s', (_, quota, code) => {
    const { db, account, title } = createShop({}, { isSubscribed: quota !== null });
    if (quota) Object.assign(account.subscription!, quota);
    expect(failureOf(() => consumeSubscription(db, account, title))).toBe(code);
    expect(account.library).toEqual([]);
  });

  it('borrows a title again that an earlier subscription lent', () => {
    const { db, account, title, pass } = createShop({}, { isSubscribed: true });
    consumeSubscription(db, account, title);
    pass(100 * 86_400_000);
    expect(failureOf(() => consumeSubscription(db, account, title))).toBe('no-subscription');
    startPlan(db, account, quarter);
    consumeSubscription(db, account, title);
    expect(account.library).toMatchObject([{ subscriptionId: account.subscription?.id }]);
    expect(account.subscription?.quotaLeft).toBe(14);
  });
});

import { ApiFailure } from '../core/api-failure';
import type { Account, AccountSubscription } from '../db/account';
import type { Db } from '../db/db';
import { acquire, ownedEntries } from '../rules/ownership';
import { planById } from '../rules/subscription';
import type { AccountPatch, AccountState } from './operations';

/** Converts an account to the control plane's view of it. */
export function stateOf(db: Db, account: Account): AccountState {
  const { balance, subscription, archived, wishlist } = account;
  return {
    balance,
    subscription: subscription && {
      planId: subscription.planId,
      endsAt: new Date(subscription.endsAt).toISOString(),
      quotaLeft: subscription.quotaLeft,
    },
    library: ownedEntries(db, account)
      .map(({ audioBookId }) => audioBookId)
      .reverse(),
    archived: [...archived],
    wishlist: wishlist.map(({ productId }) => productId),
  };
}

/** Replaces only the fields in the patch. Throws `invalid-body` for unknown ids. */
export function patchAccount(db: Db, account: Account, patch: AccountPatch): void {
  checkIds(db, patch);
  const { balance, subscription, library, archived, wishlist } = patch;
  if (balance !== undefined) account.balance = balance;
  if (subscription !== undefined) {
    account.subscription = subscription && patchedSubscription(db, account, subscription);
  }
  if (library) replaceLibrary(db, account, library);
  if (archived) replaceArchived(db, account, archived);
  if (wishlist) {
    account.wishlist = [...new Set(wishlist)].map((productId) => ({ productId, categoryId: null }));
  }
}

function checkIds({ catalogue }: Db, patch: AccountPatch): void {
  const { library = [], archived = [], wishlist = [], subscription } = patch;
  const unknown: [field: string, isWrong: boolean][] = [
    ['library', library.some((id) => !catalogue.book(id))],
    ['archived', archived.some((id) => !catalogue.book(id))],
    ['wishlist', wishlist.some((id) => !catalogue.bookOfProduct(id))],
    ['subscription.planId', !!subscription && !planById(subscription.planId)],
  ];
  const wrong = unknown.find(([, isWrong]) => isWrong);
  if (wrong) throw new ApiFailure('invalid-body', { field: wrong[0] });
}

/** Keeps the interval of the same plan. Another plan starts with a full interval. */
function patchedSubscription(
  db: Db,
  account: Account,
  { planId, endsAt, quotaLeft, intervalQuotaLeft }: NonNullable<AccountPatch['subscription']>,
): AccountSubscription {
  const now = db.now();
  const before = account.subscription?.planId === planId ? account.subscription : null;
  const fullInterval = planById(planId)?.intervalQuota ?? quotaLeft;
  return {
    id: before?.id ?? db.nextId(),
    planId,
    startedAt: before?.startedAt ?? now,
    endsAt: Date.parse(endsAt),
    quotaLeft,
    intervalQuotaLeft: intervalQuotaLeft ?? before?.intervalQuotaLeft ?? fullInterval,
    intervalStartedAt: before?.intervalStartedAt ?? now,
  };
}

function idsOfOwned(db: Db, account: Account): Set<number> {
  return new Set(ownedEntries(db, account).map(({ audioBookId }) => audioBookId));
}

function replaceLibrary(db: Db, account: Account, ids: readonly number[]): void {
  const wanted = new Set(ids);
  const held = idsOfOwned(db, account);
  const isKept = (id: number) => wanted.has(id) || !held.has(id);
  account.library = account.library.filter(({ audioBookId }) => isKept(audioBookId));
  account.archived = account.archived.filter((id) => wanted.has(id));
  for (const id of wanted) if (!held.has(id)) acquire(db, account, id, 'gift');
}

/** Archived titles are always owned, so this adds the missing ones to the library. */
function replaceArchived(db: Db, account: Account, ids: readonly number[]): void {
  const held = idsOfOwned(db, account);
  for (const id of ids) if (!held.has(id)) acquire(db, account, id, 'gift');
  account.archived = [...new Set(ids)];
}

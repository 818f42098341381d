import type { AudiobookFixture } from '@fixtures/catalog/audiobook';
import {
  contentTypes,
  purchaseButtonActions,
  type PurchaseButtonAction,
} from '@/shared/api/contract/codes';

import type { Account, AccountSubscription, Acquisition, LibraryEntry } from '../db/account';
import type { Db } from '../db/db';
import { runningSubscription } from './subscription';

/**
 * The fixed button states of a title in the state gallery. Undefined for ordinary titles and after a
 * call of the account has overridden them.
 */
export function galleryPair(db: Db, account: Account, audioBookId: number) {
  const entry = db.catalogue.galleryEntry(audioBookId);
  return entry && !account.overriddenGalleryBooks.includes(audioBookId) ? entry : undefined;
}

/** The library entry of a title, also when its subscription has ended. */
export function libraryEntry(account: Account, audioBookId: number): LibraryEntry | undefined {
  return account.library.find((entry) => entry.audioBookId === audioBookId);
}

function isOwnedAction(action: PurchaseButtonAction): boolean {
  return action === purchaseButtonActions.library || action === purchaseButtonActions.archived;
}

function isOwnedNow(entry: LibraryEntry, running: AccountSubscription | null): boolean {
  return entry.acquiredBy !== 'subscription' || entry.subscriptionId === running?.id;
}

/** True if the account owns the title now. A subscription lends its titles only while it runs. */
export function owns(db: Db, account: Account, audioBookId: number): boolean {
  const pair = galleryPair(db, account, audioBookId);
  if (pair) return isOwnedAction(pair.action);
  const entry = libraryEntry(account, audioBookId);
  return entry !== undefined && isOwnedNow(entry, runningSubscription(account, db.now()));
}

/** True if an earlier subscription lent the title. */
export function wasBorrowedBefore(db: Db, account: Account, audioBookId: number): boolean {
  return libraryEntry(account, audioBookId) !== undefined && !owns(db, account, audioBookId);
}

/** The library entries that the account owns now, including archived ones, newest first. */
export function ownedEntries(db: Db, account: Account): LibraryEntry[] {
  const running = runningSubscription(account, db.now());
  return account.library.filter((entry) => isOwnedNow(entry, running)).reverse();
}

/** True for owned titles and free podcasts: docs/behaviour.md#podcasts */
export function canStreamWhole(db: Db, account: Account, book: AudiobookFixture): boolean {
  const isFreePodcast = book.contentType === contentTypes.podcast && book.price === 0;
  return isFreePodcast || owns(db, account, book.audioBookId);
}

/** Ends the fixed state of a gallery title for this account, but keeps the ownership it implied. */
export function overrideGalleryPair(db: Db, account: Account, audioBookId: number): void {
  const pair = galleryPair(db, account, audioBookId);
  if (!pair) return;
  account.overriddenGalleryBooks.push(audioBookId);
  if (!isOwnedAction(pair.action)) return;
  addEntry(db, account, audioBookId, 'gift');
  if (pair.action === purchaseButtonActions.archived) account.archived.push(audioBookId);
}

/** Adds a title to the library. */
export function acquire(
  db: Db,
  account: Account,
  audioBookId: number,
  acquiredBy: Acquisition,
): void {
  overrideGalleryPair(db, account, audioBookId);
  addEntry(db, account, audioBookId, acquiredBy);
}

function addEntry(db: Db, account: Account, audioBookId: number, acquiredBy: Acquisition): void {
  const running = runningSubscription(account, db.now());
  account.library = account.library.filter((entry) => entry.audioBookId !== audioBookId);
  account.library.push({
    audioBookId,
    acquiredBy,
    subscriptionId: acquiredBy === 'subscription' ? (running?.id ?? null) : null,
    startedAt: null,
    finishedAt: null,
  });
}

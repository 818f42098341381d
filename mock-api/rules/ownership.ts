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
 * The pair that the state gallery fixes for this account; undefined for ordinary books and once a
 * call of the account has changed it.
 */
export function galleryPair(db: Db, account: Account, audioBookId: number) {
  const entry = db.catalogue.galleryEntry(audioBookId);
  return entry && !account.overriddenGalleryBooks.includes(audioBookId) ? entry : undefined;
}

/** How the account got a title, whether or not it still has it. */
export function libraryEntry(account: Account, audioBookId: number): LibraryEntry | undefined {
  return account.library.find((entry) => entry.audioBookId === audioBookId);
}

function isOwnedAction(action: PurchaseButtonAction): boolean {
  return action === purchaseButtonActions.library || action === purchaseButtonActions.archived;
}

function isOwnedNow(entry: LibraryEntry, running: AccountSubscription | null): boolean {
  return entry.acquiredBy !== 'subscription' || entry.subscriptionId === running?.id;
}

/** Whether the title is in the library now: what a subscription lent, it lends while it runs. */
export function owns(db: Db, account: Account, audioBookId: number): boolean {
  const pair = galleryPair(db, account, audioBookId);
  if (pair) return isOwnedAction(pair.action);
  const entry = libraryEntry(account, audioBookId);
  return entry !== undefined && isOwnedNow(entry, runningSubscription(account, db.now()));
}

/** Whether the title was lent by a subscription that runs no more. */
export function wasBorrowedBefore(db: Db, account: Account, audioBookId: number): boolean {
  return libraryEntry(account, audioBookId) !== undefined && !owns(db, account, audioBookId);
}

/** The entries of the library that the account holds now, archived ones included, newest first. */
export function ownedEntries(db: Db, account: Account): LibraryEntry[] {
  const running = runningSubscription(account, db.now());
  return account.library.filter((entry) => isOwnedNow(entry, running)).reverse();
}

/** Whether the account may hear the whole title: what it owns, and free podcasts (section 6). */
export function canStreamWhole(db: Db, account: Account, book: AudiobookFixture): boolean {
  const isFreePodcast = book.contentType === contentTypes.podcast && book.price === 0;
  return isFreePodcast || owns(db, account, book.audioBookId);
}

/** From here on the account decides about a gallery book; what its pair said of owning stays true. */
export function overrideGalleryPair(db: Db, account: Account, audioBookId: number): void {
  const pair = galleryPair(db, account, audioBookId);
  if (!pair) return;
  account.overriddenGalleryBooks.push(audioBookId);
  if (!isOwnedAction(pair.action)) return;
  addEntry(db, account, audioBookId, 'gift');
  if (pair.action === purchaseButtonActions.archived) account.archived.push(audioBookId);
}

/** Puts a title into the library. */
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
    addedAt: db.now(),
    startedAt: null,
    finishedAt: null,
  });
}

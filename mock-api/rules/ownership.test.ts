import { expect, it } from 'vitest';

import { anAudiobook } from '@fixtures/catalog/anAudiobook';
import { galleryId } from '@fixtures/library-states/gallery';
import { plans } from '@fixtures/orders/plans';
import { contentTypes } from '@/shared/api/contract/codes';

import { createTestDb } from '../testing/create-test-db';
import {
  acquire,
  canStreamWhole,
  galleryPair,
  libraryEntry,
  overrideGalleryPair,
  ownedEntries,
  owns,
  wasBorrowedBefore,
} from './ownership';
import { startPlan } from './subscription';

const DAY_MS = 86_400_000;
const [month] = plans as [(typeof plans)[number]];
const shelf = () => createTestDb([anAudiobook(), anAudiobook({ audioBookId: 5002 })]);

it('adds a title once, as the newest', () => {
  const { db, account } = shelf();
  acquire(db, account, 5001, 'free');
  acquire(db, account, 5002, 'free');
  acquire(db, account, 5001, 'purchase');
  expect(account.library).toEqual([
    expect.objectContaining({ audioBookId: 5002 }),
    {
      audioBookId: 5001,
      acquiredBy: 'purchase',
      subscriptionId: null,
      startedAt: null,
      finishedAt: null,
    },
  ]);
  expect(ownedEntries(db, account).map(({ audioBookId }) => audioBookId)).toEqual([5001, 5002]);
});

it('owns borrowed titles only while their subscription runs', () => {
  const { db, account, pass } = shelf();
  startPlan(db, account, month);
  acquire(db, account, 5001, 'subscription');
  acquire(db, account, 5002, 'purchase');
  const { id } = account.subscription!;
  expect(libraryEntry(account, 5001)?.subscriptionId).toBe(id);
  expect(libraryEntry(account, 5002)?.subscriptionId).toBeNull();
  expect([owns(db, account, 5001), wasBorrowedBefore(db, account, 5001)]).toEqual([true, false]);
  pass(31 * DAY_MS);
  expect([owns(db, account, 5001), wasBorrowedBefore(db, account, 5001)]).toEqual([false, true]);
  expect([owns(db, account, 5002), wasBorrowedBefore(db, account, 5002)]).toEqual([true, false]);
  expect(ownedEntries(db, account).map(({ audioBookId }) => audioBookId)).toEqual([5002]);
  startPlan(db, account, month);
  expect(owns(db, account, 5001)).toBe(false);
});

it('never owned a title that was never in the library', () => {
  const { db, account } = shelf();
  expect([owns(db, account, 5001), wasBorrowedBefore(db, account, 5001)]).toEqual([false, false]);
  expect(libraryEntry(account, 5001)).toBeUndefined();
});

it.each([
  ['a free podcast', { contentType: contentTypes.podcast, price: 0 }, true],
  ['a podcast that costs', { contentType: contentTypes.podcast, price: 1 }, false],
  ['a free book', { price: 0 }, false],
])('streams the whole of %s to everybody: %s', (_, changes, isAllowed) => {
  const book = anAudiobook(changes);
  const { db, account } = createTestDb([book]);
  expect(canStreamWhole(db, account, book)).toBe(isAllowed);
  acquire(db, account, book.audioBookId, 'gift');
  expect(canStreamWhole(db, account, book)).toBe(true);
});

it.each([
  ['in the library', 1, [['gift', false]]],
  ['archived', 8, [['gift', true]]],
  ['for sale', 3, []],
] as const)('keeps what the fixed state of a gallery title means: %s', (_, action, kept) => {
  const { db, account } = createTestDb();
  const id = galleryId(action, 3);
  const isOwned = kept.length > 0;
  expect(galleryPair(db, account, id)).toMatchObject({ action, state: 3 });
  expect(owns(db, account, id)).toBe(isOwned);
  overrideGalleryPair(db, account, id);
  overrideGalleryPair(db, account, id);
  expect(galleryPair(db, account, id)).toBeUndefined();
  expect(owns(db, account, id)).toBe(isOwned);
  expect(
    account.library.map(({ audioBookId, acquiredBy }) => [
      acquiredBy,
      account.archived.includes(audioBookId),
    ]),
  ).toEqual(kept);
  expect(account.overriddenGalleryBooks).toEqual([id]);
});

it('has no fixed state for an ordinary title', () => {
  const { db, account } = shelf();
  overrideGalleryPair(db, account, 5001);
  expect(account.overriddenGalleryBooks).toEqual([]);
  expect(galleryPair(db, account, 5001)).toBeUndefined();
});

it('ends the fixed state of a gallery title that is acquired', () => {
  const { db, account } = createTestDb();
  const id = galleryId(3, 3);
  acquire(db, account, id, 'purchase');
  expect(galleryPair(db, account, id)).toBeUndefined();
  expect(account.library).toMatchObject([{ audioBookId: id, acquiredBy: 'purchase' }]);
});

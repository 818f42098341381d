import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { creditAccount, creditPackages } from '@/entities/credit/model';
import { sessionRestoreRequested } from '@/entities/session/model';
import { subscription } from '@/entities/subscription/model';
import { wishCategories } from '@/entities/wishlist/categories';
import { archivedBooks, libraryBooks } from '@/features/owned-books/library-books';
import { playerRestoreRequested } from '@/features/player/model/progress';
import { $item, $savedChapters } from '@/features/player/model/queue';
import { httpError } from '@/shared/api/errors';
import { sessionEnded, tokensChanged } from '@/shared/api/tokens';
import { aBookCard } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { aJwt, someTokens } from '@/testing/session-fixtures';

// The list of the entry and not the flow itself: the test fails if the entry does not import it.
import './entry-models';

const info = {
  image: '/c.webp',
  title: 'A book',
  author: '',
  identifier: 'a-book',
  audioBookId: 1001,
  chapterId: 1,
  sample: false,
};
const chapter = {
  chapterId: 1,
  duration: 60,
  durationPlayed: 20,
  isPlaying: true,
  title: '',
  index: 0,
  audioBookId: 1001,
};
const userData = {
  'local:CHAPTER_PLAYED': JSON.stringify(info),
  'local:CHAPTERS_IN_LOCAL': JSON.stringify({ 1001: [chapter] }),
  'local:IS_PLAYING': 'true',
  'local:search_item': '["hafez"]',
  'local:listening': '{"seconds":60}',
  'local:pending_feedback': '[{"text":"First"}]',
  'session:wishlist_ids': '[20001]',
};
const deviceData = {
  'local:deviceId': '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  'local:pending_market_purchase': '[]',
  'session:client_id': '10',
};

it('closes the player and removes the data of the user when the session ends', async () => {
  const { scope, storage } = await createTestScope({ storage: { ...userData, ...deviceData } });
  await allSettled(tokensChanged, { scope, params: someTokens() });
  await allSettled(playerRestoreRequested, { scope });
  expect(scope.getState($item)?.audioBookId).toBe(1001);

  await allSettled(sessionEnded, { scope });
  expect(scope.getState($item)).toBeNull();
  expect(scope.getState($savedChapters)).toEqual({});
  expect(Object.fromEntries(storage)).toEqual(deviceData);
});

it('removes them also when expired tokens cannot be renewed at the start', async () => {
  const tokens = {
    'local:access_token': aJwt(),
    'local:refresh_token': 'refresh-1',
    'local:expires_in': '1',
  };
  const { scope, storage } = await createTestScope({
    storage: { ...userData, ...deviceData, ...tokens },
    skipsWaits: true,
    answers: {
      'POST /connect/token': () => {
        throw httpError(400, '', null);
      },
    },
  });
  await allSettled(playerRestoreRequested, { scope });
  await allSettled(sessionRestoreRequested, { scope });
  expect(scope.getState($item)).toBeNull();
  expect(Object.fromEntries(storage)).toEqual(deviceData);
});

it.each<[string, Record<string, string>]>([
  [
    'cannot be decoded',
    { 'local:access_token': 'not-a-token', 'local:expires_in': '4000000000000' },
  ],
  [
    'has expired without a refresh token',
    { 'local:access_token': aJwt(), 'local:expires_in': '1' },
  ],
  ['has no more than an expiry', { 'local:expires_in': 'soon' }],
])('removes them when the stored session %s', async (_, session) => {
  const { scope, storage } = await createTestScope({
    storage: { ...userData, ...deviceData, ...session },
  });
  await allSettled(sessionRestoreRequested, { scope });
  await allSettled(playerRestoreRequested, { scope });
  expect(scope.getState($item)).toBeNull();
  expect(Object.fromEntries(storage)).toEqual(deviceData);
});

it('keeps the sample of a user who is signed out', async () => {
  const sample = {
    'local:CHAPTER_PLAYED': JSON.stringify({ ...info, sample: true }),
    'local:IS_PLAYING': 'true',
  };
  const { scope, storage } = await createTestScope({ storage: { ...sample, ...deviceData } });
  await allSettled(sessionRestoreRequested, { scope });
  expect(Object.fromEntries(storage)).toEqual({ ...sample, ...deviceData });
});

it('shows the next user nothing that the one before was told of credit, subscription and shelves', async () => {
  const page = { items: [], total: 0, page: 1, pageSize: 20 };
  const { scope } = await createTestScope({
    tokens: someTokens(),
    answers: {
      'GET /api/credit': { balance: 5 },
      'GET /api/credit/packages': page,
      'GET /api/subscription/current': { planId: 1, endsAt: '2027-01-01T00:00:00Z' },
      'POST /api/wishlist/categories/1': page,
    },
  });
  const personal = [creditAccount, creditPackages, subscription, wishCategories];
  const request = async () => {
    for (const { requested } of personal) await allSettled(requested, { scope });
  };
  const known = () => [
    scope.getState(creditAccount.$answer),
    scope.getState(creditPackages.$answer),
    scope.getState(subscription.$answer),
    scope.getState(wishCategories.$answer),
  ];
  await request();
  expect(known()).not.toContain(null);
  await allSettled(sessionEnded, { scope });
  // Without a user there is nothing to ask for either.
  await request();
  expect(known()).toEqual([null, null, null, null]);
});

it('shows the next user nothing of the books of the one before', async () => {
  const page = { items: [aBookCard()], total: 1, page: 1, pageSize: 20 };
  const { scope } = await createTestScope({
    tokens: someTokens(),
    answers: { 'GET /api/library': page },
  });
  const books = () => [scope.getState(libraryBooks.$items), scope.getState(archivedBooks.$items)];
  await allSettled(libraryBooks.opened, { scope, params: 'all' });
  await allSettled(archivedBooks.opened, { scope, params: 'archived' });
  expect(books()).toMatchObject([[{}], [{}]]);
  await allSettled(sessionEnded, { scope });
  expect(books()).toEqual([null, null]);
});

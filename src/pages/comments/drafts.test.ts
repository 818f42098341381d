import { allSettled, type EventCallable } from 'effector';
import { expect, it } from 'vitest';

import { logoutRequested } from '@/entities/session/sign-out';
import { sessionEnded, tokensChanged } from '@/shared/api/tokens';
import { digest } from '@/shared/lib/digest';
import { aPage } from '@/testing/api-fixtures';
import { aComment, someRatings } from '@/testing/comment-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { aJwt, someTokens } from '@/testing/session-fixtures';

import { $drafts, $editedIds, draftDropped, draftRated, draftTyped, editClicked } from './drafts';

const KEY = '7:new';
const pages = { comments: '/pdp/comment/7/x', auth: '/auth' } as const;
const stored = (text: string, owner: string | null) =>
  JSON.stringify({ [KEY]: { text, rate: 0, owner } });

interface Visit {
  readonly page?: keyof typeof pages;
  readonly draft?: string;
  readonly userId?: string;
  readonly mine?: 0 | 3;
}

async function open({ page = 'comments', draft, userId, mine = 0 }: Visit = {}) {
  const test = await createTestScope({
    answers: {
      'GET /api/audiobooks/7/comments': aPage([]),
      'GET /api/audiobooks/7/ratings': someRatings({ mine }),
    },
    ...(draft !== undefined && { storage: { 'session:comment_drafts': draft } }),
    ...(userId !== undefined && { tokens: someTokens({ access: aJwt(userId) }) }),
  });
  const { scope } = test;
  const visit = async (routeId: keyof typeof pages) => {
    const params = { id: '7', identifier: 'x' };
    test.router.visit({ routeId, path: pages[routeId], params });
    await allSettled(scope);
  };
  await visit(page);
  const tell = <T>(unit: EventCallable<T>, params: NoInfer<T>) =>
    allSettled(unit as EventCallable<unknown>, { scope, params });
  const textOf = (key = KEY) => scope.getState($drafts)[key]?.text;
  const saved = () => test.storage.get('session:comment_drafts');
  return { ...test, tell, visit, textOf, saved };
}

it('keeps stars and text of a comment in this tab until it is dropped', async () => {
  const { tell, saved } = await open({ userId: '1' });
  await tell(draftTyped, { key: KEY, text: 'Love' });
  await tell(draftRated, { key: KEY, rate: 5 });
  expect(JSON.parse(saved() ?? '')).toEqual({
    [KEY]: { text: 'Love', rate: 5, owner: digest('1') },
  });
  await tell(draftDropped, KEY);
  expect(saved()).toBeUndefined();
});

it('begins with the stars that the reader has given the book', async () => {
  const { scope, tell } = await open({ mine: 3 });
  await tell(draftTyped, { key: KEY, text: 'Love' });
  expect(scope.getState($drafts)[KEY]?.rate).toBe(3);
});

it('finds the text again after a reload', async () => {
  const { textOf } = await open({ draft: stored('Love', null) });
  expect(textOf()).toBe('Love');
});

it('prefers what is in the field to an older text that is read from storage', async () => {
  const { storage, tell, visit, textOf } = await open();
  await tell(draftTyped, { key: KEY, text: 'New' });
  storage.set('session:comment_drafts', stored('Old', null));
  await visit('auth');
  await visit('comments');
  expect(textOf()).toBe('New');
});

it('keeps a text that is read after the sign-in, as when the sign-in page was loaded anew', async () => {
  const { storage, tell, visit, textOf } = await open({ page: 'auth' });
  storage.set('session:comment_drafts', stored('Love', null));
  await tell(tokensChanged, someTokens({ access: aJwt('2') }));
  await visit('comments');
  expect(textOf()).toBe('Love');
});

it('forgets the text of another user at the sign-in, also where it was not read yet', async () => {
  const { storage, tell, saved } = await open({ page: 'auth' });
  storage.set('session:comment_drafts', stored('Love', digest('1')));
  await tell(tokensChanged, someTokens({ access: aJwt('2') }));
  expect(saved()).toBeUndefined();
});

it('keeps the text of a session that expires, for its user alone', async () => {
  const { scope, tell, textOf, saved } = await open({ userId: '1' });
  await tell(draftTyped, { key: KEY, text: 'Love' });
  await allSettled(sessionEnded, { scope });
  expect(textOf()).toBe('Love');
  await tell(draftTyped, { key: KEY, text: 'Love it' });
  await tell(tokensChanged, someTokens({ access: aJwt('1') }));
  expect(textOf()).toBe('Love it');
  await allSettled(sessionEnded, { scope });
  await tell(tokensChanged, someTokens({ access: aJwt('2') }));
  expect(textOf()).toBeUndefined();
  expect(saved()).toBeUndefined();
});

it('gives a text that was written signed out to the user who signs in', async () => {
  const { tell, textOf } = await open();
  await tell(draftTyped, { key: KEY, text: 'Love' });
  await tell(tokensChanged, someTokens({ access: aJwt('2') }));
  expect(textOf()).toBe('Love');
});

it('shows the stored text of one user to no other', async () => {
  const { textOf } = await open({ draft: stored('Love', digest('1')), userId: '2' });
  expect(textOf()).toBeUndefined();
});

it('forgets all texts when the user signs out, also those that were not loaded', async () => {
  const { scope, tell, textOf, storage } = await open({ userId: '1' });
  await tell(draftTyped, { key: KEY, text: 'Love' });
  await allSettled(logoutRequested, { scope });
  expect(textOf()).toBeUndefined();
  storage.set('session:comment_drafts', stored('Love', digest('1')));
  await allSettled(logoutRequested, { scope });
  expect(storage.has('session:comment_drafts')).toBe(false);
});

it('begins a change with the text of the comment, and takes it up again later', async () => {
  const { scope, tell, textOf } = await open({ userId: '1' });
  const comment = aComment({ id: 3, text: 'Old', rate: 2 });
  await tell(editClicked, comment);
  expect(scope.getState($drafts)['7:3']).toEqual({ text: 'Old', rate: 2, owner: digest('1') });
  expect(scope.getState($editedIds)).toEqual([3]);
  await tell(draftTyped, { key: '7:3', text: 'New' });
  await tell(editClicked, comment);
  expect(textOf('7:3')).toBe('New');
  await tell(draftDropped, '7:3');
  expect(scope.getState($editedIds)).toEqual([]);
});

it('keeps the twenty that were written or changed last', async () => {
  const { scope, tell } = await open();
  const write = (book: number) => tell(draftTyped, { key: `${book}:new`, text: 'Love' });
  for (let book = 1; book <= 19; book += 1) await write(book);
  await write(1);
  for (let book = 20; book <= 22; book += 1) await write(book);
  const keys = Object.keys(scope.getState($drafts));
  expect([keys.length, keys[0], ...keys.slice(-4)]).toEqual([
    20,
    ...['4:new', '1:new', '20:new', '21:new', '22:new'],
  ]);
});

it('drops one draft alone, and begins one with stars as well as with a text', async () => {
  const { scope, tell, textOf } = await open();
  await tell(draftTyped, { key: KEY, text: 'Love' });
  await tell(draftRated, { key: '7:3', rate: 5 });
  expect(scope.getState($drafts)['7:3']).toEqual({ text: '', rate: 5, owner: null });
  await tell(draftDropped, '7:3');
  expect([textOf(), textOf('7:3')]).toEqual(['Love', undefined]);
});

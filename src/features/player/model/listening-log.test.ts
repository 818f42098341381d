import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { sessionEnded, tokensChanged } from '@/shared/api/tokens';
import { storageChanged } from '@/shared/browser/storage-changes';
import { pageModelsStarted } from '@/shared/routing/page-models';
import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers } from '@/testing/player-fixtures';
import { someTokens } from '@/testing/session-fixtures';

import { playClicked } from './playback';
import './progress';
import { $finishedBooks, $heardAt, $listeningLog } from './listening-log';
import {
  $chapters,
  bookEnded,
  bookRequested,
  itemRestored,
  nextClicked,
  playerClosed,
  sampleRequested,
} from './queue';

const key = 'local:listening';

interface Start {
  isSignedIn?: boolean;
  storage?: Record<string, string>;
}

async function play({ isSignedIn = true, storage = {} }: Start = {}) {
  const test = await createTestScope({
    answers: playerAnswers,
    storage,
    ...(isSignedIn && { tokens: someTokens() }),
  });
  const { scope, engine } = test;
  await allSettled(pageModelsStarted, { scope });
  await allSettled(bookRequested, { scope, params: { item: anItem() } });
  /** Plays from one second of the media to another, in the steps of a player. */
  const hear = (from: number, to: number) => {
    for (let time = from; time <= to; time += 0.25) engine.emit('timeupdate', { time });
  };
  const close = () => allSettled(playerClosed, { scope });
  const total = () =>
    Object.values(scope.getState($listeningLog).days).reduce((sum, seconds) => sum + seconds, 0);
  return { ...test, hear, close, total };
}

it('counts the sound that was heard, without what was skipped', async () => {
  const { engine, hear, close, total } = await play();
  hear(0, 10);
  engine.emit('seeking', { time: 10 });
  hear(40, 45);
  // A jump without an event of its own does not count either.
  hear(100, 102);
  await close();
  expect(total()).toBe(17);
});

it('counts neither a jump, nor the way to it, but every step that a throttled tab makes', async () => {
  const { scope, engine, hear, close, total } = await play();
  hear(3, 5);
  engine.emit('seeking', { time: 5 });
  engine.emit('seeked', { time: 7 });
  hear(7.25, 8.25);
  hear(6, 7);
  engine.emit('waiting', { time: 7 });
  engine.emit('timeupdate', { time: 12 });
  engine.emit('timeupdate', { time: 17.25 });
  await allSettled(nextClicked, { scope });
  hear(18, 19);
  await close();
  // 2 s, 1 s, 1 s after a small step back, one of 5 s, and 1 s of the next chapter.
  expect(total()).toBe(10);
});

it('counts no way from the place of one book to that of another which is restored', async () => {
  const { scope, engine, hear, close, total } = await play();
  hear(0, 2);
  const chapters = [...scope.getState($chapters)];
  await allSettled(itemRestored, { scope, params: { item: anItem(), chapters, index: 0 } });
  await allSettled(playClicked, { scope });
  engine.emit('timeupdate', { time: 6 });
  engine.emit('timeupdate', { time: 6.25 });
  await close();
  expect(total()).toBe(2.25);
});

it('stores it by day, and remembers when the book was heard', async () => {
  const { scope, storage, hear, close } = await play();
  hear(0, 3);
  await close();
  const log = scope.getState($listeningLog);
  expect(JSON.parse(storage.get(key) ?? '')).toEqual(log);
  expect(Object.keys(log.days)).toHaveLength(1);
  expect([...scope.getState($heardAt).keys()]).toEqual([1001]);
});

it('goes on from what is stored', async () => {
  const books = { 7: { heardAt: 5, isFinished: true } };
  const stored = JSON.stringify({ days: { '2000-01-01': 60 }, books });
  const { scope, hear, close, total } = await play({ storage: { [key]: stored } });
  expect([...scope.getState($finishedBooks)]).toEqual([7]);
  hear(0, 3);
  await close();
  expect(total()).toBe(63);
});

it('counts a sample for the day alone', async () => {
  const { scope, hear, close, total } = await play();
  await allSettled(sampleRequested, {
    scope,
    params: { item: anItem({ isSample: true }), duration: 60 },
  });
  hear(0, 3);
  await close();
  expect(total()).toBe(3);
  expect([...scope.getState($heardAt).keys()]).toEqual([]);
});

it('remembers a book that ended until it is heard again', async () => {
  const { scope, hear, close } = await play();
  await allSettled(bookEnded, { scope, params: 1001 });
  expect([...scope.getState($finishedBooks)]).toEqual([1001]);
  await allSettled(bookRequested, { scope, params: { item: anItem() } });
  hear(0, 3);
  await close();
  expect([...scope.getState($finishedBooks)]).toEqual([]);
});

it('counts nothing for a visitor', async () => {
  const { scope, storage, hear, close, total } = await play({ isSignedIn: false });
  hear(0, 3);
  await close();
  await allSettled(bookEnded, { scope, params: 1001 });
  expect(total()).toBe(0);
  expect([...scope.getState($finishedBooks)]).toEqual([]);
  expect(storage.has(key)).toBe(false);
});

it.each([
  ['a visitor', false],
  ['a user who has signed out', true],
])('does not count what %s has heard for the one who signs in', async (_who, isSignedIn) => {
  const { scope, hear, close, total } = await play({ isSignedIn });
  hear(0, 30);
  if (isSignedIn) await allSettled(sessionEnded, { scope });
  else await close();
  await allSettled(tokensChanged, { scope, params: someTokens() });
  await allSettled(bookRequested, { scope, params: { item: anItem() } });
  hear(0, 3);
  await close();
  expect(total()).toBe(3);
});

it('counts what was heard from the sign-in on, when a visitor signs in meanwhile', async () => {
  const { scope, hear, close, total } = await play({ isSignedIn: false });
  hear(0, 3);
  await allSettled(tokensChanged, { scope, params: someTokens() });
  hear(3.25, 5);
  await close();
  expect(total()).toBe(2);
});

it('does not count a book as heard that was only looked into', async () => {
  const { scope, engine, close } = await play();
  engine.emit('playing', { time: 0, duration: 100 });
  engine.emit('timeupdate', { time: 0, duration: 100 });
  await close();
  expect([...scope.getState($heardAt).keys()]).toEqual([]);
});

it('is removed from the device at the sign-out', async () => {
  const { scope, storage, hear, close } = await play();
  hear(0, 3);
  await close();
  expect(storage.has(key)).toBe(true);
  await allSettled(sessionEnded, { scope });
  expect(storage.has(key)).toBe(false);
});

it('leaves nothing of a user who has signed out, also when the time comes late', async () => {
  const { scope, storage, hear } = await play();
  hear(0, 3);
  void allSettled(playerClosed, { scope });
  await allSettled(sessionEnded, { scope });
  expect(scope.getState($listeningLog)).toEqual({ days: {}, books: {} });
  expect(storage.has(key)).toBe(false);
});

it('follows another tab', async () => {
  const { scope } = await play();
  const raw = JSON.stringify({ days: {}, books: { 9: { heardAt: 1, isFinished: true } } });
  await allSettled(storageChanged, { scope, params: { key: 'listening', raw } });
  await allSettled(storageChanged, { scope, params: { key: 'player_speeds', raw: '{}' } });
  expect([...scope.getState($finishedBooks)]).toEqual([9]);
  await allSettled(storageChanged, { scope, params: { key: null, raw: null } });
  expect([...scope.getState($finishedBooks)]).toEqual([]);
});

import { allSettled, createStore } from 'effector';
import { expect, it } from 'vitest';

import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers } from '@/testing/player-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { pauseClicked, playClicked } from './playback';
import {
  $playingItem,
  createItemState,
  itemStateOf,
  playToggled,
  type ItemKey,
  type ToggleRequest,
} from './play-toggle';
import { bookRequested, playerClosed, sampleRequested } from './queue';

const book = anItem();
const sampleOfBook = anItem({ isSample: true });
const otherBook = anItem({ audioBookId: 2002 });

async function openPlayer() {
  const { scope, engine } = await createTestScope({ answers: playerAnswers });
  const calls = {
    book: watchCalls(bookRequested, scope),
    sample: watchCalls(sampleRequested, scope),
    pause: watchCalls(pauseClicked, scope),
    play: watchCalls(playClicked, scope),
  };
  const press = (params: ToggleRequest) => allSettled(playToggled, { scope, params });
  return { scope, engine, press, ...calls };
}

it('starts, pauses and resumes the same book', async () => {
  const { engine, press, ...calls } = await openPlayer();
  await press({ item: book, chapterId: 2 });
  expect(calls.book).toEqual([{ item: book, chapterId: 2 }]);
  expect(calls.sample).toEqual([]);
  engine.emit('playing');
  await press({ item: book });
  expect(calls.pause).toHaveLength(1);
  engine.emit('pause');
  await press({ item: book });
  expect(calls.play).toHaveLength(1);
  expect(calls.book).toHaveLength(1);
});

it('pauses a book that is still loading', async () => {
  const { press, pause } = await openPlayer();
  await press({ item: book });
  await press({ item: book });
  expect(pause).toHaveLength(1);
});

it('starts a sample with its duration', async () => {
  const { press, sample, book: bookCalls } = await openPlayer();
  await press({ item: sampleOfBook, sampleDuration: 60 });
  expect(sample).toEqual([{ item: sampleOfBook, duration: 60 }]);
  expect(bookCalls).toEqual([]);
  const other = { ...sampleOfBook, audioBookId: 2002 };
  await press({ item: other });
  expect(sample.at(-1)).toEqual({ item: other, duration: 0 });
});

it('starts the book while its sample plays, and another book while this one plays', async () => {
  const { engine, press, book: bookCalls, pause } = await openPlayer();
  await press({ item: sampleOfBook });
  engine.emit('playing');
  await press({ item: book });
  engine.emit('playing');
  await press({ item: otherBook });
  expect(bookCalls.map(({ item }) => item)).toEqual([book, otherBook]);
  expect(pause).toEqual([]);
});

it('shows the status of the player only for the item in it', async () => {
  const { scope, engine, press } = await openPlayer();
  const stateOf = (item: typeof book | null) => itemStateOf(scope.getState($playingItem), item);
  const notCurrent = { isCurrent: false, status: 'ended' };
  expect(stateOf(book)).toEqual(notCurrent);
  expect(stateOf(null)).toEqual(notCurrent);
  await press({ item: book });
  engine.emit('playing');
  expect(stateOf(book)).toEqual({ isCurrent: true, status: 'playing' });
  for (const other of [sampleOfBook, otherBook, null]) expect(stateOf(other)).toEqual(notCurrent);
  await allSettled(playerClosed, { scope });
  expect(stateOf(book)).toEqual(notCurrent);
});

it('shows the item of a page, which may change', async () => {
  const $key = createStore<ItemKey | null>(null);
  const $state = createItemState($key);
  const { scope, press } = await openPlayer();
  await press({ item: book });
  expect(scope.getState($state).isCurrent).toBe(false);
  await allSettled($key, { scope, params: book });
  expect(scope.getState($state)).toEqual({ isCurrent: true, status: 'loading' });
});

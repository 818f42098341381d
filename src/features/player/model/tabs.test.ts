import { allSettled, type UnitTargetable } from 'effector';
import { expect, it, vi } from 'vitest';

import { announcePlayingFx, otherTabPlayed, watchPlayerTabsFx } from '@/shared/browser/player-tabs';
import { storageChanged, watchStorageFx } from '@/shared/browser/storage-changes';
import { pageHidden } from '@/shared/browser/page-hidden';
import { chapterPlayed, savedChapters } from '@/shared/storage/keys';
import { createTestScope } from '@/testing/create-scope';
import { anItem, playerAnswers, threeChapters } from '@/testing/player-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { toPlayerChapters } from '../lib/chapters';
import { $status } from './playback';
import { $position } from './position';
import { $lastPlayed, playerRestoreRequested } from './progress';
import {
  $savedChapters,
  bookRequested,
  itemRestored,
  playerClosed,
  sampleRequested,
} from './queue';
import { playerShown } from './shown';
import './tabs';

async function playing() {
  const test = await createTestScope({ answers: playerAnswers });
  const { scope, engine, storage } = test;
  await allSettled(playerRestoreRequested, { scope });
  const announced = watchCalls(announcePlayingFx, scope);
  const watched = watchCalls(watchPlayerTabsFx, scope);
  await allSettled(bookRequested, { scope, params: { item: anItem() } });
  await allSettled(playerShown, { scope });
  const hear = (time: number) => {
    engine.emit('play', { time, duration: 100 });
    engine.emit('playing', { time, duration: 100 });
    engine.emit('timeupdate', { time, duration: 100 });
  };
  hear(40);
  const stored = () => storage.get('local:CHAPTERS_IN_LOCAL') ?? '';
  return { ...test, announced, watched, hear, stored, status: () => scope.getState($status) };
}

it('tells the other tabs when the sound begins, and listens to them once', async () => {
  const { scope, announced, watched } = await playing();
  expect(announced).toHaveLength(1);
  await allSettled(playerShown, { scope });
  expect(watched).toHaveLength(1);
});

it.each(['playing', 'waiting'] as const)(
  'pauses for another tab while %s, and leaves the place to it',
  async (state) => {
    const { scope, engine, stored, status } = await playing();
    engine.emit(state, { time: 40, duration: 100 });
    await allSettled(otherTabPlayed, { scope });
    expect([engine.calls.at(-1), status()]).toEqual([['pause'], 'paused']);
    engine.emit('pause', { time: 41, duration: 100, isPaused: true });
    await allSettled(pageHidden, { scope });
    expect(stored()).not.toContain('"durationPlayed":41');
  },
);

it('takes over the positions of the tab that plays', async () => {
  const { scope, stored } = await playing();
  const raw = () => stored().replace('"durationPlayed":0', '"durationPlayed":77');
  await allSettled(storageChanged, { scope, params: { key: 'CHAPTERS_IN_LOCAL', raw: raw() } });
  expect(scope.getState($savedChapters)[1001]?.[0]?.durationPlayed).not.toBe(77);
  await allSettled(otherTabPlayed, { scope });
  await allSettled(storageChanged, { scope, params: { key: 'CHAPTERS_IN_LOCAL', raw: raw() } });
  expect(scope.getState($savedChapters)[1001]?.[0]?.durationPlayed).toBe(77);
  const other = raw().replace('"durationPlayed":77', '"durationPlayed":5');
  await allSettled(storageChanged, { scope, params: { key: 'player_speeds', raw: other } });
  await allSettled(storageChanged, { scope, params: { key: 'CHAPTERS_IN_LOCAL', raw: 'x' } });
  await allSettled(storageChanged, { scope, params: { key: null, raw: null } });
  expect(scope.getState($savedChapters)[1001]?.[0]?.durationPlayed).toBe(77);
});

it('stores the place again once it plays itself', async () => {
  const { scope, engine, hear, stored } = await playing();
  await allSettled(otherTabPlayed, { scope });
  engine.emit('pause', { time: 41, duration: 100, isPaused: true });
  hear(60);
  engine.emit('pause', { time: 60, duration: 100, isPaused: true });
  await expect.poll(() => stored()).toContain('"durationPlayed":60');
});

it('leaves a paused player alone', async () => {
  const { scope, engine } = await playing();
  engine.emit('pause', { time: 41, duration: 100, isPaused: true });
  const before = engine.calls.length;
  await allSettled(otherTabPlayed, { scope });
  expect(engine.calls).toHaveLength(before);
});

/** The places of another book, as another tab stores them. */
function othersAt(durationPlayed: number): string {
  const chapter = { chapterId: 9, duration: 100, title: '', index: 0, audioBookId: 2002 };
  return savedChapters.format({ 2002: [{ ...chapter, durationPlayed, isPlaying: true }] });
}

it('keeps what another tab has stored before this one had a player', async () => {
  const { scope, storage } = await createTestScope({ answers: playerAnswers });
  await allSettled(playerRestoreRequested, { scope });
  await allSettled(storageChanged, {
    scope,
    params: { key: 'CHAPTERS_IN_LOCAL', raw: othersAt(30) },
  });
  // The other tab has stored it already, and perhaps more since.
  expect(storage.has('local:CHAPTERS_IN_LOCAL')).toBe(false);
  await allSettled(bookRequested, { scope, params: { item: anItem() } });
  const stored = savedChapters.parse(storage.get('local:CHAPTERS_IN_LOCAL') ?? '');
  expect(Object.keys(stored ?? {})).toEqual(['1001', '2002']);
});

it('keeps what another tab has stored after this one has read the places, and before it listened', async () => {
  vi.stubGlobal('window', new EventTarget());
  const { scope, storage } = await createTestScope({ answers: playerAnswers });
  const key = 'local:CHAPTERS_IN_LOCAL';
  const places = () => Object.keys(savedChapters.parse(storage.get(key) ?? '') ?? {});
  await allSettled(playerRestoreRequested, { scope });
  storage.set(key, othersAt(30));
  await allSettled(watchStorageFx, { scope });
  await allSettled(bookRequested, { scope, params: { item: anItem() } });
  expect(places()).toEqual(['1001', '2002']);
});

it('goes on where another tab was before this one showed its player', async () => {
  const chapters = toPlayerChapters(1001, threeChapters.chapters);
  const at = (durationPlayed: number) =>
    savedChapters.format({ 1001: chapters.map((each) => ({ ...each, durationPlayed })) });
  const { scope, storage } = await createTestScope({ answers: playerAnswers });
  storage.set('local:CHAPTERS_IN_LOCAL', at(5));
  await allSettled(playerRestoreRequested, { scope });
  await allSettled(itemRestored, { scope, params: { item: anItem(), chapters, index: 0 } });
  storage.set('local:CHAPTERS_IN_LOCAL', at(16));
  await allSettled(playerShown, { scope });
  expect(scope.getState($position)).toBe(16);
  expect(
    savedChapters.parse(storage.get('local:CHAPTERS_IN_LOCAL') ?? '')?.[1001]?.[0],
  ).toMatchObject({
    durationPlayed: 16,
  });
});

it('keeps the places of other books that come while it plays, and its own place', async () => {
  const { scope, hear, stored } = await playing();
  await allSettled(storageChanged, {
    scope,
    params: { key: 'CHAPTERS_IN_LOCAL', raw: othersAt(30) },
  });
  hear(60);
  await allSettled(pageHidden, { scope });
  expect(savedChapters.parse(stored())).toMatchObject({
    1001: [{ durationPlayed: 60 }, {}, {}],
    2002: [{ durationPlayed: 30 }],
  });
});

it('takes over the places of a book whose sample plays here', async () => {
  const { scope, stored } = await playing();
  const params = { item: anItem({ isSample: true }), duration: 60 };
  await allSettled(sampleRequested, { scope, params });
  const raw = stored().replace('"durationPlayed":40', '"durationPlayed":77');
  await allSettled(storageChanged, { scope, params: { key: 'CHAPTERS_IN_LOCAL', raw } });
  expect(scope.getState($savedChapters)[1001]?.[0]?.durationPlayed).toBe(77);
});

const info = (storage: Map<string, string>) =>
  chapterPlayed.parse(storage.get('local:CHAPTER_PLAYED') ?? '');

it('is what the next start restores as soon as it plays again after another tab', async () => {
  const { scope, engine, storage, hear } = await playing();
  await allSettled(otherTabPlayed, { scope });
  engine.emit('pause', { time: 41, duration: 100, isPaused: true });
  const mine = info(storage);
  storage.set('local:CHAPTER_PLAYED', 'theirs');
  storage.delete('local:IS_PLAYING');
  hear(60);
  expect([info(storage), storage.get('local:IS_PLAYING')]).toEqual([mine, 'true']);
});

it('leaves what the next start restores to the tab that played last', async () => {
  const { scope, storage } = await playing();
  storage.set('local:CHAPTER_PLAYED', 'theirs');
  await allSettled(otherTabPlayed, { scope });
  expect(storage.get('local:CHAPTER_PLAYED')).toBe('theirs');
  await allSettled(playerClosed, { scope });
  expect(storage.get('local:IS_PLAYING')).toBe('true');
});

const here = { item: anItem(), chapters: toPlayerChapters(1001, threeChapters.chapters), index: 0 };
it.each<[string, string | undefined, unknown, unknown]>([
  ['plays', 'true', playerShown, undefined],
  ['paused for another one', undefined, otherTabPlayed, undefined],
  ['has only restored it', undefined, itemRestored, here],
])('marks its item once more when another tab has removed the mark, if it %s', async (...row) => {
  const [, mark, unit, params] = row;
  const { scope, storage } = await playing();
  await allSettled(unit as UnitTargetable<unknown>, { scope, params });
  storage.delete('local:IS_PLAYING');
  await allSettled(storageChanged, { scope, params: { key: 'IS_PLAYING', raw: 'true' } });
  expect(storage.get('local:IS_PLAYING')).toBeUndefined();
  await allSettled(storageChanged, { scope, params: { key: 'IS_PLAYING', raw: null } });
  expect(storage.get('local:IS_PLAYING')).toBe(mark);
});

it('continues what another tab has played last', async () => {
  const { scope, storage } = await playing();
  const theirs = { ...info(storage), audioBookId: 2002, title: 'Masnavi' };
  const raw = JSON.stringify(theirs);
  await allSettled(storageChanged, { scope, params: { key: 'CHAPTER_PLAYED', raw } });
  expect(scope.getState($lastPlayed)).toEqual(theirs);
  // A sign-out removes it in every tab by itself.
  await allSettled(storageChanged, { scope, params: { key: 'CHAPTER_PLAYED', raw: null } });
  expect(scope.getState($lastPlayed)).toEqual(theirs);
});

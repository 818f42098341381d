import { expect, it } from 'vitest';

import type { KeptBook } from '@/shared/storage/kept-books';
import { aBookCard } from '@/testing/api-fixtures';

import { keptStateOf } from './kept-state';

type Around = Parameters<typeof keptStateOf>[1];

/** Two chapters of which the first, a quarter of the book, is on the device. */
const book: KeptBook = {
  ...{ card: aBookCard(), span: 'whole', isPaused: false, confirmedAt: 0 },
  chapters: [
    { chapterId: 1, duration: 100, bytes: 10 },
    { chapterId: 2, duration: 300, bytes: 0 },
  ],
};
const around = (changes: Partial<Around> = {}): Around => ({
  ...{ books: [book], asked: [], jobs: [], faults: {}, progress: null },
  ...changes,
});
const id = book.card.audioBookId;
const paused = { ...book, isPaused: true };
const whole = { ...book, chapters: book.chapters.slice(0, 1) };

it.each<[string, Partial<Around>, string]>([
  ['is none', { books: [] }, 'none'],
  ['is asked for', { books: [], asked: [id], faults: { [id]: 'network' } }, 'asking'],
  ['could not be asked for', { books: [], faults: { [id]: 'network' } }, 'faulty'],
  ['is on the device', { books: [whole], asked: [id], faults: { [id]: 'full' } }, 'kept'],
  ['is asked for again while it pauses', { books: [paused], asked: [id] }, 'queued'],
  ['is asked for again after a fault', { asked: [id], faults: { [id]: 'full' } }, 'queued'],
  ['pauses, whatever had failed', { books: [paused], faults: { [id]: 'full' } }, 'paused'],
  ['has failed', { jobs: [id], faults: { [id]: 'full' } }, 'faulty'],
  ['is the first job', { jobs: [id, 7] }, 'loading'],
  ['waits for another', { jobs: [7, id] }, 'queued'],
])('a book that %s', (_, changes, status) => {
  const state = keptStateOf(id, around(changes));
  expect(state.status).toBe(status);
  expect(state.fault === null).toBe(status !== 'faulty');
});

it('counts the files of the chapter that comes, and of no other book', () => {
  const progress = { audioBookId: id, chapterId: 2, done: 1, total: 3, bytes: 4 };
  expect(keptStateOf(id, around({ progress }))).toMatchObject({ fraction: 0.5, bytes: 14 });
  const other = { ...progress, audioBookId: 7 };
  expect(keptStateOf(id, around({ progress: other }))).toMatchObject({ fraction: 0.25, bytes: 10 });
  const unknown = { ...progress, done: 0, total: 0 };
  expect(keptStateOf(id, around({ progress: unknown }))).toMatchObject({ fraction: 0.25 });
});

it('has kept no part of chapters without a length', () => {
  const chapters = book.chapters.map((chapter) => ({ ...chapter, duration: 0 }));
  expect(keptStateOf(id, around({ books: [{ ...book, chapters }] })).fraction).toBe(0);
});

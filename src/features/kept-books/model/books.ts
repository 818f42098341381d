import { createEvent, createStore } from 'effector';

import { sessionEnded } from '@/shared/api/tokens';
import type { KeptBook } from '@/shared/storage/kept-books';

import type { ChapterProgress, KeepFault } from '../lib/kept-state';
import {
  changeKeptBookFx,
  finishChapterFx,
  readKeptBooksFx,
  removeKeptBooksFx,
  writeKeptBookFx,
} from './calls';

/** Whether this environment and browser can keep books. */
export const $canKeep = createStore(false);

/** The books on the device and on their way there, as they are stored. */
export const $keptBooks = createStore<readonly KeptBook[]>([])
  .on(readKeptBooksFx.doneData, (_, books) => books)
  .on(writeKeptBookFx.doneData, (books, written) => [
    ...books.filter(({ card }) => card.audioBookId !== written.card.audioBookId),
    written,
  ])
  .on([changeKeptBookFx.doneData, finishChapterFx.doneData], (books, changed) =>
    books.map((book) => (book.card.audioBookId === changed?.card.audioBookId ? changed : book)),
  )
  // Also when it is done: a book that was being written meanwhile is gone from the device by then.
  .on([removeKeptBooksFx, removeKeptBooksFx.done.map(({ params }) => params)], (books, ids) =>
    books.filter(({ card }) => !ids.includes(card.audioBookId)),
  )
  .reset(sessionEnded);

/** The downloads of this tab, the running one first. */
export const $jobs = createStore<readonly number[]>([]).reset(sessionEnded);

/** Why downloads stand still, by audioBookId. */
export const $faults = createStore<Readonly<Record<number, KeepFault>>>({}).reset(sessionEnded);

/** Files of the running chapter have been written. */
export const chapterProgressed = createEvent<ChapterProgress>();
export const $chapterProgress = createStore<ChapterProgress | null>(null)
  .on(chapterProgressed, (_, progress) => progress)
  .reset(finishChapterFx.done, sessionEnded);

import { combine, createStore, sample } from 'effector';

import { readSpaceFx, type Space } from '@/shared/browser/kept-space';

import { bytesOf, isWhole, keptStateOf, type KeptState } from '../lib/kept-state';
import { $chapterProgress, $faults, $jobs, $keptBooks } from './books';
import { removeKeptBooksFx, writeKeptBookFx } from './calls';
import { downloadBookFx } from './download';
import { $askedBooks, keptReadRequested } from './keep';
import './start';

const $around = combine({
  books: $keptBooks,
  asked: $askedBooks,
  jobs: $jobs,
  faults: $faults,
  progress: $chapterProgress,
});

/** The state of a book by its audioBookId. */
export const $keptStates = $around.map(
  (around) =>
    (audioBookId: number): KeptState =>
      keptStateOf(audioBookId, around),
);

/** The audioBookIds of the books that are on the device whole, or as far as they were asked for. */
export const $readyBooks = $keptBooks.map(
  (books): ReadonlySet<number> =>
    new Set(books.filter(isWhole).map(({ card }) => card.audioBookId)),
);

/** Bytes of all kept books. */
export const $keptBytes = $keptBooks.map((books) =>
  books.reduce((sum, book) => sum + bytesOf(book), 0),
);

/** The storage that is left for this origin; null where the browser does not tell. */
export const $space = createStore<Space | null>(null).on(readSpaceFx.doneData, (_, space) => space);
sample({
  clock: [keptReadRequested, downloadBookFx.finally, removeKeptBooksFx.done, writeKeptBookFx.done],
  fn: () => undefined,
  target: readSpaceFx,
});

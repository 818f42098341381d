import { attach, createEffect, createEvent, createStore, sample } from 'effector';

import { purchaseButtonActions } from '@/shared/api/contract/codes';
import { getAudiobookDetailFx } from '@/shared/api/endpoints/audiobooks';
import { getSingleItemFx } from '@/shared/api/endpoints/chapters';
import { getShownLibraryStateFx } from '@/shared/api/endpoints/library';
import type { ApiError } from '@/shared/api/errors';
import { sessionEnded } from '@/shared/api/tokens';
import { askToPersistFx } from '@/shared/browser/kept-space';
import {
  announceKeptFx,
  keptChangedElsewhere,
  keptReleasedElsewhere,
} from '@/shared/browser/kept-tabs';
import { readNowFx } from '@/shared/browser/now';
import { cameOnline } from '@/shared/browser/online';
import type { KeptBook } from '@/shared/storage/kept-books';

import { cardOf } from '../lib/card-of';
import { isWhole, type KeepFault } from '../lib/kept-state';
import { wantedChapters } from '../lib/wanted-chapters';

import { $canKeep, $faults, $jobs, $keptBooks } from './books';
import {
  changeKeptBookFx,
  readKeptBooksFx,
  removeKeptBooksFx,
  writeKeptBookFx,
  type StepFault,
} from './calls';
import { downloadBookFx, faultOfCall } from './download';

/** A request to keep a book on the device. */
export interface KeepRequest {
  readonly audioBookId: number;
  readonly span: KeptBook['span'];
  /** The chapter at which the listener is; null for the first. */
  readonly fromChapterId: number | null;
}

export const keepRequested = createEvent<KeepRequest>();
export const keepPaused = createEvent<number>();
export const keepResumed = createEvent<number>();
/** Removes these books from the device. */
export const keptRemoved = createEvent<readonly number[]>();
/** Reads the kept books again, and goes on with unfinished downloads. */
export const keptReadRequested = createEvent();

/** The user owns the book, and its page opens from now on without a connection. */
const prepareFx = createEffect<KeepRequest, KeptBook, StepFault>(async (request) => {
  const { audioBookId, span, fromChapterId } = request;
  try {
    const state = await getShownLibraryStateFx({ params: { id: audioBookId }, body: {} });
    const { purchaseButtonAction } = state.purchaseButtonState;
    if (purchaseButtonAction !== purchaseButtonActions.library) {
      throw 'notOwned' satisfies StepFault;
    }
    const detail = await getAudiobookDetailFx({ params: { id: audioBookId } });
    const { chapters } = await getSingleItemFx({ params: { audioBookId }, body: {} });
    const ordered = chapters.toSorted((one, other) => one.order - other.order);
    const wanted = wantedChapters(ordered, span, fromChapterId);
    if (wanted.length === 0) throw 'failed' satisfies StepFault;
    const confirmedAt = await readNowFx();
    return {
      ...{ card: cardOf(detail), span, isPaused: false, confirmedAt },
      chapters: wanted.map(({ chapterId, duration }) => ({ chapterId, duration, bytes: 0 })),
    };
  } catch (error) {
    throw typeof error === 'string' ? (error as StepFault) : faultOfCall(error as ApiError);
  }
});

/** Writes the book with the chapters that it has already; those of the old plan stay. */
const addFx = attach({
  source: $keptBooks,
  mapParams: (book: KeptBook, books: readonly KeptBook[]) => {
    const known = books.find(({ card }) => card.audioBookId === book.card.audioBookId);
    return known ? mergedWith(known, book) : book;
  },
  effect: writeKeptBookFx,
});

/** The requests whose books are not begun yet. A pause, a removal and a sign-out take them back. */
const $asked = createStore<readonly KeepRequest[]>([]);
/** Fails when the request has been taken back: the last intent wins. */
const checkAskedFx = attach({
  source: $asked,
  effect: (asked, request: KeepRequest) => {
    if (!asked.includes(request)) throw 'stopped' satisfies StepFault;
  },
});
const keepFx = createEffect<KeepRequest, undefined, StepFault>(async (request) => {
  const book = await prepareFx(request);
  await checkAskedFx(request);
  await addFx(book);
  // It may be removed or paused while it is written.
  await checkAskedFx(request);
  await announceKeptFx('changed');
  return undefined;
});

function mergedWith(known: KeptBook, book: KeptBook): KeptBook {
  const kept = known.chapters.filter(({ bytes }) => bytes > 0);
  const isKept = (id: number) => kept.some(({ chapterId }) => chapterId === id);
  const added = book.chapters.filter(({ chapterId }) => !isKept(chapterId));
  return { ...book, chapters: [...kept, ...added] };
}

$asked
  .on(keepFx, (asked, request) => [...asked, request])
  .on(keepFx.finally, (asked, { params }) => asked.filter((request) => request !== params))
  .on(keepPaused, (asked, id) => asked.filter(({ audioBookId }) => audioBookId !== id))
  .on(keptRemoved, (asked, ids) => asked.filter(({ audioBookId }) => !ids.includes(audioBookId)))
  .reset(sessionEnded);
/** The audioBookIds that are asked for, and not begun yet. */
export const $askedBooks = $asked.map((asked) => asked.map(({ audioBookId }) => audioBookId));

// The first act asks the browser to leave the books alone.
sample({ clock: keepRequested, filter: $canKeep, target: askToPersistFx.prepend(() => undefined) });
sample({
  clock: keepRequested,
  source: { asked: $askedBooks, canKeep: $canKeep },
  filter: ({ asked, canKeep }, { audioBookId }) => canKeep && !asked.includes(audioBookId),
  fn: (_, request) => request,
  target: keepFx,
});

$faults
  .on(
    [
      keepFx.fail,
      downloadBookFx.fail.map(({ params, error }) => ({ params: { audioBookId: params }, error })),
    ],
    (faults, { params, error }) =>
      error === 'stopped' ? faults : { ...faults, [params.audioBookId]: asFault(error) },
  )
  .on([keepFx, keepResumed.map((audioBookId) => ({ audioBookId }))], (faults, { audioBookId }) =>
    without(faults, (id) => id === audioBookId),
  )
  .on(keptRemoved, (faults, ids) => without(faults, (id) => ids.includes(id)))
  .on(cameOnline, (faults) => without(faults, (_, fault) => fault === 'network'))
  .on(keptReleasedElsewhere, (faults) => without(faults, (_, fault) => fault === 'elsewhere'));

// One download at a time; the others of this tab wait for their turn.
$jobs
  .on(keepFx.done, (jobs, { params }) => joined(jobs, [params.audioBookId]))
  .on(keepResumed, (jobs, id) => joined(jobs, [id]))
  .on(keepPaused, (jobs, id) => jobs.filter((job) => job !== id))
  .on(keptRemoved, (jobs, ids) => jobs.filter((job) => !ids.includes(job)))
  .on(downloadBookFx.done, (jobs, { params }) => jobs.filter((job) => job !== params))
  .on(downloadBookFx.fail, (jobs, { params, error }) =>
    error === 'stopped' ? jobs : jobs.filter((job) => job !== params),
  );
const nextJob = sample({
  clock: [$jobs.updates, downloadBookFx.finally],
  source: { jobs: $jobs, isRunning: downloadBookFx.pending },
  fn: ({ jobs, isRunning }) => (isRunning ? undefined : jobs[0]),
}).filterMap((id) => id);
sample({ clock: nextJob, target: downloadBookFx });
// It has stopped although it is still wanted: the browser or another tab has taken the book off the device.
sample({
  clock: downloadBookFx.fail,
  source: $jobs,
  filter: (jobs, { params, error }) => error === 'stopped' && jobs[0] === params,
  fn: () => undefined,
  target: readKeptBooksFx,
});

sample({
  clock: keepPaused,
  fn: (audioBookId) => ({ audioBookId, isPaused: true }),
  target: changeKeptBookFx,
});
sample({
  clock: keepResumed,
  fn: (audioBookId) => ({ audioBookId, isPaused: false }),
  target: changeKeptBookFx,
});
sample({ clock: keptRemoved, filter: (ids) => ids.length > 0, target: removeKeptBooksFx });
sample({
  clock: [changeKeptBookFx.done, removeKeptBooksFx.done],
  fn: () => 'changed' as const,
  target: announceKeptFx,
});

// What another tab, or an earlier visit, has begun goes on here; what it paused or removed stops.
sample({
  clock: [keptReadRequested, cameOnline, keptChangedElsewhere, keptReleasedElsewhere],
  filter: $canKeep,
  fn: () => undefined,
  target: readKeptBooksFx,
});
sample({
  clock: readKeptBooksFx.doneData,
  source: { jobs: $jobs, faults: $faults },
  fn: ({ jobs, faults }, books) => {
    const open = books
      .filter((book) => !book.isPaused && !isWhole(book))
      .map(({ card }) => card.audioBookId);
    return joined(
      jobs.filter((job) => open.includes(job)),
      open.filter((id) => faults[id] === undefined),
    );
  },
  target: $jobs,
});

function asFault(fault: StepFault): KeepFault {
  return fault === 'expired' || fault === 'stopped' ? 'failed' : fault;
}

function joined(jobs: readonly number[], more: readonly number[]): readonly number[] {
  const added = more.filter((id) => !jobs.includes(id));
  return added.length === 0 ? jobs : [...jobs, ...added];
}

function without(
  faults: Readonly<Record<number, KeepFault>>,
  isOver: (id: number, fault: KeepFault) => boolean,
): Readonly<Record<number, KeepFault>> {
  return Object.fromEntries(
    Object.entries(faults).filter(([id, fault]) => !isOver(Number(id), fault)),
  );
}

import { attach, createEffect } from 'effector';

import { getServerPlaylistFx } from '@/shared/api/endpoints/stream';
import type { ApiError } from '@/shared/api/errors';
import { readSpaceFx } from '@/shared/browser/kept-space';
import { announceKeptFx, reserveKeptBookFx } from '@/shared/browser/kept-tabs';

import { $jobs, $keptBooks, chapterProgressed } from './books';
import {
  finishChapterFx,
  keepFilesFx,
  planChapterFx,
  type ChapterPlace,
  type ChapterPlan,
  type StepFault,
} from './calls';

/** Files that are fetched at the same time. */
const FILES_AT_ONCE = 4;
/** This much stays free, for the app itself. */
const MIN_FREE_BYTES = 20_000_000;

/**
 * Downloads what is missing of a book, one chapter after the other. Fails with `elsewhere` while another tab does, and
 * with `stopped` when it is paused, removed, or not the first of the downloads any more.
 */
export const downloadBookFx = createEffect<number, undefined, StepFault>(async (audioBookId) => {
  const end = await reserveKeptBookFx(audioBookId);
  if (!end) throw 'elsewhere' satisfies StepFault;
  try {
    await downloadChaptersFx(audioBookId);
  } finally {
    end();
    await announceKeptFx('released');
  }
  return undefined;
});

const downloadChaptersFx = createEffect<number, undefined, StepFault>(async (audioBookId) => {
  for (;;) {
    const chapterId = await nextChapterFx(audioBookId);
    if (chapterId === null) return undefined;
    await downloadChapterFx({ audioBookId, chapterId });
    await announceKeptFx('changed');
  }
});

/** The first chapter that is not kept; null when all are. Fails when the download is not wanted any more. */
const nextChapterFx = attach({
  source: { jobs: $jobs, books: $keptBooks },
  effect: ({ jobs, books }, audioBookId: number): number | null => {
    const book = books.find(({ card }) => card.audioBookId === audioBookId);
    if (!book || jobs[0] !== audioBookId) throw 'stopped' satisfies StepFault;
    return book.chapters.find(({ bytes }) => bytes === 0)?.chapterId ?? null;
  },
});

/** An address that expires meanwhile is renewed as long as each one brings files. */
const downloadChapterFx = createEffect<ChapterPlace, undefined, StepFault>(async (place) => {
  const space = await readSpaceFx();
  if (space && space.free < MIN_FREE_BYTES) throw 'full' satisfies StepFault;
  for (let left = Infinity; ;) {
    const url = await addressFx(place);
    const plan = await planChapterFx({ ...place, url });
    if (plan.missing.length >= left) throw 'failed' satisfies StepFault;
    left = plan.missing.length;
    if (await downloadFilesFx({ place, plan })) {
      await finishChapterFx({ ...place, playlist: plan.playlist });
      return undefined;
    }
  }
});

const addressFx = createEffect<ChapterPlace, string, StepFault>(async ({ chapterId }) => {
  try {
    return (await getServerPlaylistFx({ params: { chapterId } })).streamUrl;
  } catch (error) {
    throw faultOfCall(error as ApiError);
  }
});

/** False when the address has expired. */
const downloadFilesFx = createEffect<
  { place: ChapterPlace; plan: ChapterPlan },
  boolean,
  StepFault
>(async ({ place, plan: { missing, total, bytes: before } }) => {
  let bytes = before;
  try {
    for (let at = 0; at < missing.length; at += FILES_AT_ONCE) {
      await nextChapterFx(place.audioBookId);
      const parts = missing.slice(at, at + FILES_AT_ONCE);
      bytes += await keepFilesFx({ ...place, parts });
      chapterProgressed({
        ...{ ...place, total, bytes },
        done: total - missing.length + at + parts.length,
      });
    }
    return true;
  } catch (fault) {
    if (fault === 'expired') return false;
    throw fault;
  }
});

/** A failed call as the reason why a download stands still. */
export function faultOfCall(error: ApiError): StepFault {
  if (error.kind === 'offline' || error.kind === 'network') return 'network';
  return error.kind === 'http' && error.code === 'not-owned' ? 'notOwned' : 'failed';
}

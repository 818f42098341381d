import { createEffect } from 'effector';

import { fetchStreamFile, fetchStreamParts, StreamFetchError } from '@/shared/media/fetch-stream';
import type { StreamPart } from '@/shared/media/stream-parts';
import * as storage from '@/shared/storage/kept-books';
import type { KeptBook } from '@/shared/storage/kept-books';

import type { KeepFault } from '../lib/kept-state';

/** Why a step of a download failed. `expired`: a new address may help; `stopped`: it is not wanted any more. */
export type StepFault = KeepFault | 'expired' | 'stopped';

/** A chapter that is being downloaded. */
export interface ChapterPlace {
  readonly audioBookId: number;
  readonly chapterId: number;
}

/** What is left of a chapter. */
export interface ChapterPlan {
  readonly playlist: string;
  /** The files that are not on the device yet. */
  readonly missing: readonly StreamPart[];
  /** The number of all files. */
  readonly total: number;
  /** Bytes on the device. */
  readonly bytes: number;
}

export const readKeptBooksFx = createEffect(() => storage.readKeptBooks());
export const writeKeptBookFx = createEffect<KeptBook, KeptBook, StepFault>(async (book) => {
  await orFault(storage.writeKeptBook(book));
  return book;
});
export const changeKeptBookFx = createEffect(
  ({ audioBookId, ...fields }: { audioBookId: number } & Partial<KeptBook>) =>
    storage.changeKeptBook(audioBookId, (book) => ({ ...book, ...fields })),
);
export const removeKeptBooksFx = createEffect((audioBookIds: readonly number[]) =>
  storage.removeKeptBooks(audioBookIds),
);

/** Reads the playlist of a chapter, and which of its files are there already. */
export const planChapterFx = createEffect<ChapterPlace & { url: string }, ChapterPlan, StepFault>(
  ({ audioBookId, chapterId, url }) => orFault(plan(audioBookId, chapterId, url)),
);

async function plan(audioBookId: number, chapterId: number, url: string): Promise<ChapterPlan> {
  const { parts, playlist } = await fetchStreamParts(url);
  const files = await storage.listKeptFiles(audioBookId, chapterId);
  const names = new Set(files.map(({ name }) => name));
  return {
    playlist,
    missing: parts.filter(({ name }) => !names.has(name)),
    total: parts.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/** Fetches some files of a chapter and writes them. Gives their bytes. */
export const keepFilesFx = createEffect<
  ChapterPlace & { parts: readonly StreamPart[] },
  number,
  StepFault
>(async ({ audioBookId, chapterId, parts }) => {
  const sizes = await Promise.all(
    parts.map(({ name, url }) => orFault(keepFile({ audioBookId, chapterId, name, url }))),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
});

async function keepFile({ url, ...file }: ChapterPlace & StreamPart): Promise<number> {
  const body = await fetchStreamFile(url);
  if (!(await storage.writeKeptFile({ ...file, body }))) throw 'stopped' satisfies StepFault;
  return body.size;
}

/** Makes a chapter playable. Gives its book. */
export const finishChapterFx = createEffect<
  ChapterPlace & { playlist: string },
  KeptBook,
  StepFault
>(async ({ audioBookId, chapterId, playlist }) => {
  const book = await orFault(storage.finishKeptChapter(audioBookId, chapterId, playlist));
  if (!book) throw 'stopped' satisfies StepFault;
  return book;
});

async function orFault<T>(step: Promise<T>): Promise<T> {
  try {
    return await step;
  } catch (error) {
    throw faultOf(error);
  }
}

function faultOf(error: unknown): StepFault {
  if (error === 'stopped') return 'stopped';
  if (error instanceof StreamFetchError) {
    return error.fault === 'unreadable' ? 'failed' : error.fault;
  }
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed';
}

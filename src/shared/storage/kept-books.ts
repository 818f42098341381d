import { clear, createStore, del, get, set, values } from 'idb-keyval';
import * as v from 'valibot';

import { bookCard } from '@/shared/api/contract/values';

import { KEPT_PLAYLIST, keptCacheName, keptFolder } from './kept-address';

const keptChapter = v.object({
  chapterId: v.number(),
  /** Seconds. */
  duration: v.number(),
  /** Bytes on the device; 0 until the chapter is whole. */
  bytes: v.number(),
});
/** A chapter of a kept book. */
export type KeptChapter = v.InferOutput<typeof keptChapter>;

const keptBook = v.object({
  card: bookCard,
  /** `hours`: the next hours from the listener's place on; `whole`: the whole book. */
  span: v.picklist(['hours', 'whole']),
  /** The chapters that are to be kept, in their order. */
  chapters: v.array(keptChapter),
  isPaused: v.boolean(),
  /** When the server last said that the user owns the book, epoch milliseconds. */
  confirmedAt: v.number(),
});
/** A book on the device, or on its way there. docs/storage.md#kept-books */
export type KeptBook = v.InferOutput<typeof keptBook>;

/** A file of a chapter, as it came. */
export interface KeptFile {
  readonly audioBookId: number;
  readonly chapterId: number;
  readonly name: string;
  readonly body: Blob | string;
}

/** A book plays for this long without the server's word that the user still owns it. */
const UNCONFIRMED_MS = 30 * 24 * 60 * 60 * 1000;

const store = () => createStore('shenidar-kept-books', 'books');

/** The changes of all tabs run one after the other, so that nothing is written behind a removal. */
let lastStep: Promise<unknown> = Promise.resolve();
function alone<T>(step: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { locks?: LockManager };
  const next = lastStep.then(() =>
    locks ? (locks.request('shenidar-kept-books', step) as Promise<T>) : step(),
  );
  lastStep = next.catch(() => undefined);
  return next;
}

/** Every kept book. A chapter whose sound is gone counts as not kept. */
export async function readKeptBooks(): Promise<KeptBook[]> {
  const books = await readAll();
  return Promise.all(
    books.map(async (book) => {
      const chapters = await Promise.all(
        book.chapters.map(async (chapter) =>
          chapter.bytes === 0 || (await hasChapter(book, chapter.chapterId))
            ? chapter
            : { ...chapter, bytes: 0 },
        ),
      );
      return { ...book, chapters };
    }),
  );
}

/** The audioBookIds of all kept books. */
export async function readKeptIds(): Promise<number[]> {
  return (await readAll()).map(({ card }) => card.audioBookId);
}

/** Adds a book, or replaces it. */
export function writeKeptBook(book: KeptBook): Promise<void> {
  return alone(() => set(book.card.audioBookId, book, store()));
}

/** Changes a book; null without one. */
export function changeKeptBook(
  audioBookId: number,
  change: (book: KeptBook) => KeptBook,
): Promise<KeptBook | null> {
  return alone(() => changeNow(audioBookId, change));
}

/** Writes a file of a chapter; false if its book was removed meanwhile. Rejects where there is no room. */
export function writeKeptFile(file: KeptFile): Promise<boolean> {
  return alone(() => writeNow(file));
}

/** Makes a chapter playable by its playlist, once all of its files are there. Null if the book was removed. */
export function finishKeptChapter(
  audioBookId: number,
  chapterId: number,
  playlist: string,
): Promise<KeptBook | null> {
  return alone(async () => {
    const file = { audioBookId, chapterId, name: KEPT_PLAYLIST, body: playlist };
    if (!(await writeNow(file))) return null;
    const bytes = (await listNow(audioBookId, chapterId)).reduce(
      (sum, each) => sum + each.bytes,
      0,
    );
    return changeNow(audioBookId, (book) => ({
      ...book,
      chapters: book.chapters.map((chapter) =>
        chapter.chapterId === chapterId ? { ...chapter, bytes } : chapter,
      ),
    }));
  });
}

/** The files of a chapter that are there already, with their sizes. */
export function listKeptFiles(
  audioBookId: number,
  chapterId: number,
): Promise<{ name: string; bytes: number }[]> {
  return alone(() => listNow(audioBookId, chapterId));
}

/** Removes books with their sound. */
export function removeKeptBooks(audioBookIds: readonly number[]): Promise<void> {
  return alone(async () => {
    await Promise.all(audioBookIds.map((id) => del(id, store())));
    await Promise.all(audioBookIds.map((id) => caches.delete(keptCacheName(id))));
  });
}

/** Removes everything that was kept, also sound without a book. */
export function clearKeptBooks(): Promise<void> {
  return alone(async () => {
    await clear(store());
    const names = (await caches.keys()).filter((name) => name.startsWith('kept-book-'));
    await Promise.all(names.map((name) => caches.delete(name)));
  });
}

/**
 * The address at which the service worker plays a chapter; null for one that is not kept, that nobody has confirmed
 * for too long, or on a page without the worker.
 */
export async function readKeptStream(chapterId: number, now: number): Promise<string | null> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker?.controller) return null;
  const isKept = (chapter: KeptChapter) => chapter.chapterId === chapterId && chapter.bytes > 0;
  const book = (await readAll()).find(({ chapters }) => chapters.some(isKept));
  if (!book || now - book.confirmedAt > UNCONFIRMED_MS) return null;
  if (!(await hasChapter(book, chapterId))) return null;
  return keptFolder(book.card.audioBookId, chapterId) + KEPT_PLAYLIST;
}

async function readAll(): Promise<KeptBook[]> {
  const stored = await values<unknown>(store());
  return stored.flatMap((value) => {
    const result = v.safeParse(keptBook, value);
    return result.success ? [result.output] : [];
  });
}

async function changeNow(
  audioBookId: number,
  change: (book: KeptBook) => KeptBook,
): Promise<KeptBook | null> {
  const result = v.safeParse(keptBook, await get<unknown>(audioBookId, store()));
  if (!result.success) return null;
  const changed = change(result.output);
  await set(audioBookId, changed, store());
  return changed;
}

async function writeNow({ audioBookId, chapterId, name, body }: KeptFile): Promise<boolean> {
  if ((await get<unknown>(audioBookId, store())) === undefined) return false;
  const cache = await caches.open(keptCacheName(audioBookId));
  const type = name === KEPT_PLAYLIST ? 'application/vnd.apple.mpegurl' : 'audio/mp4';
  const size = typeof body === 'string' ? body.length : body.size;
  // A response of our own: one from the network would keep its signed address with it.
  const headers = { 'content-type': type, 'content-length': String(size) };
  await cache.put(keptFolder(audioBookId, chapterId) + name, new Response(body, { headers }));
  return true;
}

async function listNow(audioBookId: number, chapterId: number) {
  const name = keptCacheName(audioBookId);
  if (!(await caches.has(name))) return [];
  const cache = await caches.open(name);
  const folder = keptFolder(audioBookId, chapterId);
  const paths = (await cache.keys())
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => path.startsWith(folder));
  return Promise.all(
    paths.map(async (path) => {
      const length = (await cache.match(path))?.headers.get('content-length');
      return { name: path.slice(folder.length), bytes: Number(length ?? 0) };
    }),
  );
}

async function hasChapter({ card }: KeptBook, chapterId: number): Promise<boolean> {
  const { audioBookId } = card;
  const playlist = keptFolder(audioBookId, chapterId) + KEPT_PLAYLIST;
  const found = await caches.match(playlist, { cacheName: keptCacheName(audioBookId) });
  return found !== undefined;
}

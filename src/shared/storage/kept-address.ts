/**
 * Addresses of kept sound, which the service worker answers: book, chapter and file. They name nothing of the
 * server, so no signed address is stored. docs/storage.md#kept-books
 */
export const KEPT_FOLDER = '/kept/';

/** The playlist of a kept chapter. It is written last and withdrawn first, so its chapter is whole. */
export const KEPT_PLAYLIST = 'index.m3u8';

/** The cache with the sound of one book. */
export function keptCacheName(audioBookId: number): string {
  return `kept-book-${audioBookId}`;
}

/** The folder of a chapter, with its slash. */
export function keptFolder(audioBookId: number, chapterId: number): string {
  return `${KEPT_FOLDER}${audioBookId}/${chapterId}/`;
}

/** The book and the playlist of the chapter that a path belongs to; null for any other path. */
export function readKeptPath(path: string): { audioBookId: number; playlist: string } | null {
  const [, book, chapter] = /^\/kept\/(\d{1,15})\/(\d{1,15})\/[\w.]+$/.exec(path) ?? [];
  if (book === undefined || chapter === undefined) return null;
  const audioBookId = Number(book);
  return { audioBookId, playlist: keptFolder(audioBookId, Number(chapter)) + KEPT_PLAYLIST };
}

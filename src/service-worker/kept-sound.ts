import { keptCacheName, readKeptPath } from '@/shared/storage/kept-address';

/** Whether an address is one of kept sound. */
export function isKeptSound(path: string): boolean {
  return readKeptPath(path) !== null;
}

/**
 * Answers with a file of a kept book. Where the browser has evicted one, the playlist of its chapter is withdrawn
 * as well, so that the player asks the server next. Rule: docs/behaviour.md#kept-books
 */
export async function answerWithKeptSound(path: string): Promise<Response> {
  const place = readKeptPath(path);
  if (!place) return missing();
  // `caches.match` creates no cache, unlike `caches.open`.
  const cacheName = keptCacheName(place.audioBookId);
  const file = await caches.match(path, { cacheName });
  if (file) return file;
  if (await caches.has(cacheName)) await (await caches.open(cacheName)).delete(place.playlist);
  return missing();
}

function missing(): Response {
  return new Response(null, { status: 404 });
}

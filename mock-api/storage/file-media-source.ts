import { readFile } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { MediaSource } from '../media/media-source';

const root = fileURLToPath(new URL('../../fixtures/media/', import.meta.url));
/** Limits the memory for cached media files. */
const MAX_CACHE_BYTES = 64 * 1024 * 1024;

/** Creates a media source that reads the repository's files and caches them. */
export function createFileMediaSource(): MediaSource {
  const cache = new Map<string, Uint8Array<ArrayBuffer>>();
  let cached = 0;
  return {
    async read(path) {
      const known = cache.get(path);
      if (known) return known;
      const file = normalize(join(root, path));
      if (!file.startsWith(root.endsWith(sep) ? root : root + sep)) {
        throw new Error(`Not a media file: ${path}`);
      }
      const bytes = new Uint8Array(await readFile(file));
      if (cached + bytes.length <= MAX_CACHE_BYTES) {
        cache.set(path, bytes);
        cached += bytes.length;
      }
      return bytes;
    },
  };
}

import { readFile } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { MediaSource } from '../media/media-source';

const root = fileURLToPath(new URL('../../fixtures/media/', import.meta.url));
/** Bytes that are kept in memory, so that a page of covers is not read again for each visitor. */
const MAX_CACHE_BYTES = 64 * 1024 * 1024;

/** Reads media files from the repository. */
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

import { bypass } from 'msw';

import type { MediaSource } from '../media/media-source';

/**
 * Reads media files from the dev server, which serves all files of the repository. `bypass` keeps the
 * worker from intercepting the request. `import.meta.glob` would add a thousand modules, which made
 * the start three times as long.
 */
export const servedMediaSource: MediaSource = {
  async read(path) {
    const response = await fetch(bypass(new URL(`/fixtures/media/${path}`, location.href)));
    // For a missing file the dev server answers with the app's HTML page.
    const isFile = response.ok && !response.headers.get('content-type')?.startsWith('text/html');
    if (!isFile) throw new Error(`No media file ${path}: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  },
};

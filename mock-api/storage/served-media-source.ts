import { bypass } from 'msw';

import type { MediaSource } from '../media/media-source';

/**
 * Reads media files from the dev server, which serves every file of the repository under its path,
 * past the worker. A glob would be the obvious way; its thousand modules made each start three times as long.
 */
export const servedMediaSource: MediaSource = {
  async read(path) {
    const response = await fetch(bypass(new URL(`/fixtures/media/${path}`, location.href)));
    // Where there is no such file, the dev server answers with the app's page.
    const isFile = response.ok && !response.headers.get('content-type')?.startsWith('text/html');
    if (!isFile) throw new Error(`No media file ${path}: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  },
};

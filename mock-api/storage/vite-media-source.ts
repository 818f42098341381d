import { bypass } from 'msw';

import type { MediaSource } from '../media/media-source';

/** The addresses under which Vite serves the media files, by their path in the repository. */
const addresses = import.meta.glob<string>(
  ['/fixtures/media/covers/**/*.{webp,avif,jpg,png}', '/fixtures/media/audio/**/*.{m4s,mp4}'],
  { query: '?url', import: 'default', eager: true },
);

/** Reads media files from the page's own server, past the worker. */
export const viteMediaSource: MediaSource = {
  async read(path) {
    const address = addresses[`/fixtures/media/${path}`];
    if (address === undefined) throw new Error(`No media file ${path}`);
    const response = await fetch(bypass(new URL(address, location.href)));
    if (!response.ok) throw new Error(`No media file ${path}: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  },
};

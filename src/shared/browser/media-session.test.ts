import { allSettled, fork } from 'effector';
import { expect, it, vi } from 'vitest';

import { showMediaFx } from './media-session';

class FakeMetadata {
  readonly artwork: readonly MediaImage[];
  constructor(init: MediaMetadataInit) {
    this.artwork = init.artwork ?? [];
  }
}

async function artworkOf(artwork: string) {
  const media = { metadata: null as FakeMetadata | null, setPositionState: vi.fn() };
  vi.stubGlobal('MediaMetadata', FakeMetadata);
  vi.stubGlobal('navigator', { mediaSession: media });
  const times = { duration: 100, position: 0, rate: 1, playing: true };
  const params = { title: 'Divan', artist: 'Hafez', artwork, ...times };
  await allSettled(showMediaFx, { scope: fork(), params });
  return media.metadata?.artwork;
}

it('offers the cover in sizes from 96 to 512 px, from the site host', async () => {
  const sizes = [96, 128, 192, 256, 384, 512];
  expect(await artworkOf('https://site.test/content/books/1/cover?v=2&w=512&h=512')).toEqual(
    sizes.map((px) => ({
      src: `https://site.test/content/books/1/cover?v=2&w=${px}&h=${px}`,
      sizes: `${px}x${px}`,
    })),
  );
});

it('offers no picture for an item without a cover', async () => {
  expect(await artworkOf('')).toEqual([]);
});

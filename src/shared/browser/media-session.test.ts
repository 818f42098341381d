import { allSettled, fork } from 'effector';
import { expect, it, vi } from 'vitest';

import { watchCalls } from '@/testing/watch-calls';

import { mediaKeyPressed, showMediaFx, watchMediaKeysFx, type MediaState } from './media-session';

const made: FakeMetadata[] = [];

class FakeMetadata {
  readonly title: string | undefined;
  readonly artist: string | undefined;
  readonly album: string | undefined;
  readonly artwork: readonly MediaImage[];
  constructor(init: MediaMetadataInit) {
    this.title = init.title;
    this.artist = init.artist;
    this.album = init.album;
    this.artwork = init.artwork ?? [];
    made.push(this);
  }
}

const state: MediaState = {
  ...{ title: 'one', artist: 'Hafez', album: 'Divan', artwork: '' },
  ...{ duration: 100, position: 0, rate: 1, playing: true },
};

/** The browser's media session after these states. */
async function shown(...states: readonly (MediaState | null)[]) {
  const media = {
    metadata: null as FakeMetadata | null,
    playbackState: 'none',
    setPositionState: vi.fn(),
  };
  vi.stubGlobal('MediaMetadata', FakeMetadata);
  vi.stubGlobal('navigator', { mediaSession: media });
  const scope = fork();
  for (const params of states) await allSettled(showMediaFx, { scope, params });
  return { ...media, place: media.setPositionState.mock.lastCall };
}

const artworkOf = async (artwork: string) => (await shown({ ...state, artwork })).metadata?.artwork;

it('offers the cover in sizes from 96 to 512 px, from the site host', async () => {
  const sizes = [96, 128, 192, 256, 384, 512];
  expect(await artworkOf('https://site.test/content/books/1/cover?v=2&w=512&h=512')).toEqual(
    sizes.map((px) => ({
      src: `https://site.test/content/books/1/cover?v=2&w=${px}&h=${px}`,
      sizes: `${px}x${px}`,
    })),
  );
});

it('names chapter, author and book', async () => {
  const { metadata } = await shown(state);
  expect(metadata).toMatchObject({ title: 'one', artist: 'Hafez', album: 'Divan' });
});

it.each([
  ['place', 1, { position: 50 }],
  ['status', 1, { playing: false }],
  ['chapter', 2, { title: 'two' }],
  ['author', 2, { artist: 'Saadi' }],
  ['book', 2, { album: 'Golestan' }],
  ['cover', 2, { artwork: 'https://site.test/other' }],
])('fetches the pictures anew only for other metadata: %s', async (_, times, change) => {
  made.length = 0;
  const before = { ...state, artwork: 'https://site.test/cover' };
  await shown(before, { ...before, ...change });
  expect(made).toHaveLength(times);
  expect(made.at(-1)).toMatchObject({ title: 'title' in change ? 'two' : 'one' });
});

it('hears each key of the lock screen that the browser knows, under its own name', async () => {
  const keys = new Map<string, MediaSessionActionHandler>();
  const setActionHandler = (action: MediaSessionAction, handler: MediaSessionActionHandler) => {
    // As a browser that does not know the action.
    if (action === 'nexttrack') throw new TypeError('no such action');
    keys.set(action, handler);
  };
  vi.stubGlobal('navigator', { mediaSession: { setActionHandler } });
  const scope = fork();
  const pressed = watchCalls(mediaKeyPressed, scope);
  await allSettled(watchMediaKeysFx, { scope });
  for (const [action, handler] of keys)
    handler({ action: action as MediaSessionAction, seekTime: 12.5 });
  keys.get('seekto')?.({ action: 'seekto', seekTime: 0 });
  expect(pressed).toEqual([
    { command: 'play' },
    { command: 'pause' },
    { command: 'previous' },
    { command: 'seekForward' },
    { command: 'seekBackward' },
    { command: 'seekTo', position: 12.5 },
    { command: 'seekTo', position: 0 },
  ]);
  expect([...keys.keys()]).toEqual([
    ...['play', 'pause', 'previoustrack', 'seekforward', 'seekbackward', 'seekto'],
  ]);
});

it('offers no picture for an item without a cover', async () => {
  expect(await artworkOf('')).toEqual([]);
});

it.each([
  ['at the speed', { position: 50, rate: 2.5 }, { position: 50, playbackRate: 2.5 }],
  ['not beyond the end', { position: 101 }, { position: 100, playbackRate: 1 }],
  ['not before the start', { position: -1 }, { position: 0, playbackRate: 1 }],
])('counts %s', async (_, facts, expected) => {
  const { place } = await shown({ ...state, ...facts });
  expect(place).toEqual([{ duration: 100, ...expected }]);
});

it('forgets the place of the last chapter until the next one has a length', async () => {
  const { place, metadata } = await shown(state, { ...state, duration: 0 });
  expect(place).toEqual([]);
  expect(metadata).not.toBeNull();
});

it('shows nothing after the player was closed', async () => {
  const { place, metadata, playbackState } = await shown(state, null);
  expect({ place, metadata, playbackState }).toEqual({
    place: [],
    metadata: null,
    playbackState: 'none',
  });
});

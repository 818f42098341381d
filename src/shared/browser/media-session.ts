import { createEffect, createEvent, scopeBind } from 'effector';

import { coverOfWidth } from '../lib/cover-url';

/** Widths of the cover that the browser chooses from. Rule: docs/behaviour.md#media-session */
const ARTWORK_SIZES_PX = [96, 128, 192, 256, 384, 512];

/** The playing item as the lock screen shows it; times in seconds. Rule: docs/behaviour.md#media-session */
export interface MediaState {
  /** The chapter's title; the book's where the chapter has none. */
  readonly title: string;
  readonly artist: string;
  /** The book's title. */
  readonly album: string;
  /** Absolute address of the cover; empty for none. */
  readonly artwork: string;
  readonly duration: number;
  readonly position: number;
  readonly rate: number;
  readonly playing: boolean;
}

/** A button of the lock screen, of a headset or of the keyboard. */
export interface MediaCommand {
  readonly command: keyof typeof actions | 'seekTo';
  /** Seconds; only for `seekTo`. */
  readonly position?: number | null | undefined;
}

const actions = {
  play: 'play',
  pause: 'pause',
  next: 'nexttrack',
  previous: 'previoustrack',
  seekForward: 'seekforward',
  seekBackward: 'seekbackward',
} as const satisfies Record<string, MediaSessionAction>;

export const mediaKeyPressed = createEvent<MediaCommand>();

/** Listens to the browser's media keys; keys that the browser does not know are left out. */
export const watchMediaKeysFx = createEffect(() => {
  const pressed = scopeBind(mediaKeyPressed, { safe: true });
  for (const [command, action] of Object.entries(actions) as [
    keyof typeof actions,
    MediaSessionAction,
  ][]) {
    handle(action, () => {
      pressed({ command });
    });
  }
  handle('seekto', ({ seekTime }) => {
    pressed({ command: 'seekTo', position: seekTime });
  });
});

function handle(action: MediaSessionAction, handler: MediaSessionActionHandler): void {
  try {
    session()?.setActionHandler(action, handler);
  } catch {
    // An older browser throws at an action that it does not know.
  }
}

/** Updates the browser's media session, if it has one; null while the player is empty. */
export const showMediaFx = createEffect((state: MediaState | null) => {
  const media = session();
  if (!media) return;
  if (state === null) {
    media.metadata = null;
    media.playbackState = 'none';
    media.setPositionState();
    return;
  }
  const { title, artist, album, artwork, duration, position, rate, playing } = state;
  const metadata = { title, artist, album, artwork: artworkOf(artwork) };
  // The browser fetches the pictures of new metadata, also when they are the same.
  if (!isShown(media.metadata, metadata)) media.metadata = new MediaMetadata(metadata);
  media.playbackState = playing ? 'playing' : 'paused';
  // `setPositionState` throws at a position beyond the end.
  if (duration > 0) {
    const place = Math.min(Math.max(position, 0), duration);
    media.setPositionState({ duration, position: place, playbackRate: rate });
  } else {
    // The length and the place of the chapter before would stay on the lock screen.
    media.setPositionState();
  }
});

function isShown(
  shown: MediaMetadata | null,
  {
    title,
    artist,
    album,
    artwork,
  }: Pick<MediaState, 'title' | 'artist' | 'album'> & {
    readonly artwork: readonly MediaImage[];
  },
): boolean {
  return (
    shown?.title === title &&
    shown.artist === artist &&
    shown.album === album &&
    shown.artwork[0]?.src === artwork[0]?.src
  );
}

function artworkOf(cover: string): MediaImage[] {
  if (cover === '') return [];
  return ARTWORK_SIZES_PX.map((px) => ({
    src: coverOfWidth(cover, px),
    sizes: `${px}x${px}`,
  }));
}

function session(): MediaSession | undefined {
  return 'mediaSession' in navigator ? navigator.mediaSession : undefined;
}

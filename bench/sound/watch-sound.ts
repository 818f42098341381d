declare global {
  interface Window {
    /** Resolves with the ms from the next pointerup until media time advances. */
    nextSound: (kind: SoundKind) => Promise<number>;
    /** Media time of the playing element, in seconds. */
    mediaTime: () => number;
  }
}

/** The first sound of a source, or the sound after a seek. */
export type SoundKind = 'start' | 'seek';

/**
 * Runs in the page before its own code. Finds the media element by patching `play`, since it need not be in the
 * document. There is sound when the element plays, does not seek, and its time has advanced; from the `playing`
 * or `seeked` event on, this is polled in a message loop, which is faster than timers.
 */
export function watchSound(): void {
  let resolveSound: ((ms: number) => void) | undefined;
  let releasedAt: number | undefined;
  /** Media time at which the sound begins; undefined until the seek has started. */
  let origin: number | undefined;
  let player: HTMLMediaElement | undefined;
  const loop = new MessageChannel();

  const checkSound = () => {
    if (!resolveSound || !player || releasedAt === undefined || origin === undefined) return;
    if (!player.paused && !player.seeking && player.currentTime > origin) {
      resolveSound(performance.now() - releasedAt);
      resolveSound = undefined;
    } else {
      loop.port2.postMessage(null);
    }
  };
  loop.port1.onmessage = checkSound;

  const watch = (media: HTMLMediaElement) => {
    if (player === media) return;
    player = media;
    media.addEventListener('seeking', () => (origin = media.currentTime));
    media.addEventListener('seeked', checkSound);
    media.addEventListener('playing', checkSound);
  };

  const play = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'play')?.value as (
    this: HTMLMediaElement,
  ) => Promise<void>;
  HTMLMediaElement.prototype.play = function () {
    watch(this);
    return play.call(this);
  };
  window.addEventListener(
    'pointerup',
    () => {
      if (resolveSound) releasedAt ??= performance.now();
    },
    { capture: true },
  );

  window.mediaTime = () => player?.currentTime ?? 0;
  window.nextSound = (kind) =>
    new Promise((resolve) => {
      resolveSound = resolve;
      releasedAt = undefined;
      origin = kind === 'start' ? 0 : undefined;
    });
}

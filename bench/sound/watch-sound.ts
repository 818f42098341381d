declare global {
  interface Window {
    /** The ms from the next release of the pointer until media time has moved on. */
    nextSound: (kind: SoundKind) => Promise<number>;
    /** Media time of the element that plays, in seconds. */
    mediaTime: () => number;
  }
}

/** The first sound of a source, or the sound after a seek. */
export type SoundKind = 'start' | 'seek';

/**
 * Runs in the page before its own code. Finds the media element by the call that starts it, since
 * it need not be in the document. Sound is there once the element plays, does not seek, and its time
 * is past where it began; that is looked at without PAUSE_MS from the event on that announces it.
 */
export function watchSound(): void {
  let heard: ((ms: number) => void) | undefined;
  let releasedAt: number | undefined;
  /** Media time at which the sound begins; undefined until the seek is under way. */
  let origin: number | undefined;
  let player: HTMLMediaElement | undefined;
  const turns = new MessageChannel();

  const look = () => {
    if (!heard || !player || releasedAt === undefined || origin === undefined) return;
    if (!player.paused && !player.seeking && player.currentTime > origin) {
      heard(performance.now() - releasedAt);
      heard = undefined;
    } else {
      turns.port2.postMessage(null);
    }
  };
  turns.port1.onmessage = look;

  const watch = (media: HTMLMediaElement) => {
    if (player === media) return;
    player = media;
    media.addEventListener('seeking', () => (origin = media.currentTime));
    media.addEventListener('seeked', look);
    media.addEventListener('playing', look);
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
      if (heard) releasedAt ??= performance.now();
    },
    { capture: true },
  );

  window.mediaTime = () => player?.currentTime ?? 0;
  window.nextSound = (kind) =>
    new Promise((resolve) => {
      heard = resolve;
      releasedAt = undefined;
      origin = kind === 'start' ? 0 : undefined;
    });
}

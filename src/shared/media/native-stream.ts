import type { StreamLoader } from './stream-loader';

/** Gives the stream to a browser that plays HLS by itself. */
export function createNativeStream(audio: HTMLAudioElement): StreamLoader {
  audio.crossOrigin = 'use-credentials';
  return {
    load({ url, startAt }) {
      audio.src = url;
      if (startAt <= 0) return;
      const seekToStart = () => {
        audio.currentTime = startAt;
      };
      audio.addEventListener('loadedmetadata', seekToStart, { once: true });
    },
    unload() {
      audio.removeAttribute('src');
      audio.load();
    },
  };
}

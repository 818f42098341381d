import type { StreamLoader } from './stream-loader';

/** Creates the stream of a browser that plays HLS itself. */
export function createNativeStream(audio: HTMLAudioElement): StreamLoader {
  audio.crossOrigin = 'use-credentials';
  let start = 0;
  // Never removed: the audio element lives as long as the page, and so does its stream.
  audio.addEventListener('loadedmetadata', () => {
    if (start > 0) audio.currentTime = start;
  });
  return {
    // The browser fetches a stream only into the element that plays it, and then as much of it as it likes.
    prepare() {
      return;
    },
    warmUp() {
      return;
    },
    load({ url, startAt }) {
      start = startAt;
      audio.src = url;
    },
    unload() {
      start = 0;
      audio.removeAttribute('src');
      audio.load();
    },
  };
}

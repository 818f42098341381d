import Hls from 'hls.js/light';

import type { AudioSource } from './audio-engine';
import { createBadSegments } from './bad-segments';
import { createSession, type HlsSession } from './hls-session';
import { createNativeStream } from './native-stream';
import type { StreamEnd, StreamLoader } from './stream-loader';

/**
 * Creates a stream that uses Media Source Extensions. A browser without them (older Safari) plays HLS
 * itself. `canPlayType` cannot decide this, because Chromium claims HLS too. docs/behaviour.md#streaming
 */
export function createStream(
  audio: HTMLAudioElement,
  onEnded: (how: StreamEnd) => void,
): StreamLoader {
  return Hls.isSupported() ? createHlsStream(audio, onEnded) : createNativeStream(audio);
}

function createHlsStream(audio: HTMLAudioElement, onEnded: (how: StreamEnd) => void): StreamLoader {
  /** The stream that is fetched ahead: the beginning of the source that probably follows. */
  let ahead: { readonly session: HlsSession; readonly source: AudioSource } | null = null;
  const dropAhead = () => {
    ahead?.session.hls.destroy();
    ahead = null;
  };
  /** Nothing was loaded since the start or the last release. */
  let isIdle = true;
  /** The source that the element holds already without having been asked to load it. */
  let warm: AudioSource | null = null;
  const badSegments = createBadSegments(() => performance.now());
  const start = (): HlsSession => {
    const session = createSession(audio, badSegments, (how) => {
      if (session === current && warm) warm = null;
      else if (session === current) onEnded(how);
      // What cannot be fetched ahead is loaded at its time, and fails then if it has to.
      else dropAhead();
    });
    return session;
  };
  let current = start();
  // Attach before there is a source: attaching late delays the first sound by 100 ms.
  current.hls.attachMedia(audio);

  // hls.js itself seeks by less than a second.
  let heardAt = 0;
  audio.addEventListener('timeupdate', () => {
    if (!audio.seeking) heardAt = audio.currentTime;
  });
  audio.addEventListener('seeking', () => {
    if (Math.abs(audio.currentTime - heardAt) > 1) current.seeked();
    heardAt = audio.currentTime;
  });

  const startAhead = (source: AudioSource): HlsSession => {
    dropAhead();
    const session = start();
    ahead = { session, source };
    return session;
  };
  return {
    prepare(source) {
      startAhead(source).load(source);
    },
    warmUp(source) {
      if (!isIdle) {
        startAhead(source).warmUp(source);
        return;
      }
      warm = source;
      current.warmUp(source);
    },
    load(source) {
      const isWarm = isSame(warm, source) && !audio.error;
      isIdle = false;
      warm = null;
      if (isWarm) {
        current.goOn();
        return;
      }
      if (ahead && isSame(ahead.source, source)) {
        current.hls.destroy();
        current = ahead.session;
        ahead = null;
        current.hls.attachMedia(audio);
        current.goOn();
        return;
      }
      dropAhead();
      current.load(source);
    },
    unload() {
      dropAhead();
      isIdle = true;
      warm = null;
      current.hls.stopLoad();
      current.hls.detachMedia();
      current.hls.attachMedia(audio);
    },
  };
}

function isSame(source: AudioSource | null, other: AudioSource): boolean {
  return source?.url === other.url && source.startAt === other.startAt;
}

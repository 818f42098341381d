import Hls, { type HlsConfig } from 'hls.js/light';

import {
  APPEND_RETRIES,
  BUFFER_HARD_LIMIT_SECONDS,
  BUFFER_SECONDS,
  BUFFER_SIZE,
} from '@/shared/config/constants';

import type { AudioSource } from './audio-engine';
import { createBadSegments, type BadSegments } from './bad-segments';
import { createNativeStream } from './native-stream';
import { actionFor } from './stream-errors';
import type { StreamEnd, StreamLoader } from './stream-loader';

const config: Partial<HlsConfig> = {
  maxBufferLength: BUFFER_SECONDS,
  maxMaxBufferLength: BUFFER_HARD_LIMIT_SECONDS,
  maxBufferSize: BUFFER_SIZE,
  appendErrorMaxRetry: APPEND_RETRIES,
  // The start position belongs to the source, not to the player.
  autoStartLoad: false,
  // One small audio track needs no worker, and without it the content security policy stays strict.
  enableWorker: false,
  // There is only one quality, so a bandwidth test would only delay the first segment.
  testBandwidth: false,
  startFragPrefetch: true,
  xhrSetup: (xhr) => {
    xhr.withCredentials = true;
  },
  // A segment is tried as long as the chapter plays, at most 8 times in a minute. docs/faults.md#g4
  fragLoadPolicy: {
    default: {
      maxTimeToFirstByteMs: 8000,
      maxLoadTimeMs: 60_000,
      timeoutRetry: { maxNumRetry: 1000, retryDelayMs: 0, maxRetryDelayMs: 0 },
      errorRetry: { maxNumRetry: 1000, retryDelayMs: 1000, maxRetryDelayMs: 12_000 },
    },
  },
};

/** Loads of one segment after which it is not tried again: its bytes are no sound. docs/faults.md#g3 */
const MAX_LOADS = 3;

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

/** One stream, with or without the element that plays it. */
interface HlsSession {
  readonly hls: Hls;
  load(source: AudioSource): void;
  /** A seek interrupts a load, which is then no bad one. */
  seeked(): void;
}

function createHlsStream(audio: HTMLAudioElement, onEnded: (how: StreamEnd) => void): StreamLoader {
  /** The stream that is fetched ahead: the beginning of the source that probably follows. */
  let ahead: { readonly session: HlsSession; readonly source: AudioSource } | null = null;
  const dropAhead = () => {
    ahead?.session.hls.destroy();
    ahead = null;
  };
  const badSegments = createBadSegments(() => performance.now());
  const start = (): HlsSession => {
    const session = createSession(audio, badSegments, (how) => {
      if (session === current) onEnded(how);
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

  return {
    prepare(source) {
      dropAhead();
      const session = start();
      ahead = { session, source };
      session.load(source);
    },
    load(source) {
      if (ahead?.source.url === source.url && ahead.source.startAt === source.startAt) {
        current.hls.destroy();
        current = ahead.session;
        ahead = null;
        current.hls.attachMedia(audio);
        return;
      }
      dropAhead();
      current.load(source);
    },
    unload() {
      dropAhead();
      current.hls.stopLoad();
      current.hls.detachMedia();
      current.hls.attachMedia(audio);
    },
  };
}

function createSession(
  audio: HTMLAudioElement,
  badSegments: BadSegments,
  onEnded: (how: StreamEnd) => void,
): HlsSession {
  const hls = new Hls(config);
  let startAt = 0;
  /** The stream has ended in an error, and what is still on its way means nothing. */
  let isOver = false;
  let recoveries: number[] = [];
  /** How often each segment was loaded without becoming sound. */
  const loads = new Map<number | 'initSegment', number>();
  /** The initialization that is on its way. hls.js does not tell when it arrives. */
  let init: string | null = null;
  const initInterrupted = () => {
    if (init !== null && !isOver) badSegments.withdrawn(init);
    init = null;
  };
  const end = (how: StreamEnd) => {
    if (isOver) return;
    isOver = true;
    hls.stopLoad();
    onEnded(how);
  };

  hls.on(Hls.Events.MANIFEST_PARSED, () => {
    hls.startLoad(startAt);
  });
  hls.on(Hls.Events.FRAG_LOADING, (_, { frag: { sn, url } }) => {
    const count = (loads.get(sn) ?? 0) + 1;
    loads.set(sn, count);
    if (count > MAX_LOADS || badSegments.isBarred(url)) {
      // hls.js asks for an initialization after this handler has returned, and cannot stop earlier.
      if (sn === 'initSegment') queueMicrotask(() => end('failed'));
      else end('failed');
      return;
    }
    if (sn !== 'initSegment') return;
    // A broken one fails before its segment counts as loaded, so it is counted when it is asked for.
    badSegments.answered(url);
    init = url;
  });
  hls.on(Hls.Events.FRAG_LOADED, (_, { frag }) => {
    init = null;
    badSegments.answered(frag.url);
  });
  // hls.js reports a segment without any sound as buffered too.
  hls.on(Hls.Events.FRAG_BUFFERED, (_, { frag }) => {
    if (!holds(audio.buffered, frag.start + frag.duration / 2)) return;
    loads.delete(frag.sn);
    badSegments.heard(frag.url);
    if (frag.initSegment) badSegments.heard(frag.initSegment.url);
  });
  hls.on(Hls.Events.ERROR, (_, { fatal, type, response, frag }) => {
    // Without an answer it was no load of a segment whose bytes are no sound.
    const kind: string = type;
    if (kind === 'networkError' && frag) {
      loads.delete(frag.sn);
      // The errors of an initialization name the segment that needs it.
      loads.delete('initSegment');
      initInterrupted();
    }
    const now = performance.now();
    switch (actionFor({ fatal, type: kind, status: response?.code }, recoveries, now)) {
      case 'ignore':
        return;
      case 'recover':
        recoveries = [...recoveries, now];
        hls.recoverMediaError();
        return;
      case 'renew':
        end('expired');
        return;
      case 'fail':
        end('failed');
    }
  });

  return {
    hls,
    load(source) {
      startAt = source.startAt;
      init = null;
      isOver = false;
      recoveries = [];
      loads.clear();
      hls.loadSource(source.url);
    },
    seeked() {
      loads.clear();
      initInterrupted();
    },
  };
}

/** Whether the buffer has sound at this second. */
function holds(buffered: TimeRanges, second: number): boolean {
  return Array.from({ length: buffered.length }, (_, index) => index).some(
    (index) => buffered.start(index) <= second && second < buffered.end(index),
  );
}

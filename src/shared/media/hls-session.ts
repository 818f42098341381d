import Hls, { type HlsConfig } from 'hls.js/light';

import {
  APPEND_RETRIES,
  BUFFER_HARD_LIMIT_SECONDS,
  BUFFER_SECONDS,
  BUFFER_SIZE,
} from '@/shared/config/constants';

import type { AudioSource } from './audio-engine';
import type { BadSegments } from './bad-segments';
import { actionFor } from './stream-errors';
import type { StreamEnd } from './stream-loader';

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

/** A stream that is warmed up stops to load when so much of it is there. */
const WARM_SECONDS = 3;

/** One stream, with or without the element that plays it. */
export interface HlsSession {
  readonly hls: Hls;
  load(source: AudioSource): void;
  /** Loads no more than the beginning, and gives up at the first failure. */
  warmUp(source: AudioSource): void;
  /** Loads on after a warm-up. */
  goOn(): void;
  /** A seek interrupts a load, which is then no bad one. */
  seeked(): void;
}

/** Creates a session, without a source. */
export function createSession(
  audio: HTMLAudioElement,
  badSegments: BadSegments,
  onEnded: (how: StreamEnd) => void,
): HlsSession {
  const hls = new Hls(config);
  let startAt = 0;
  /** The stream has ended in an error, and what is still on its way means nothing. */
  let isOver = false;
  /** `halted`: enough is there for a warm-up. */
  let warmth: 'none' | 'warming' | 'halted' = 'none';
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
    if (warmth !== 'warming' || !holds(audio.buffered, startAt + WARM_SECONDS)) return;
    // Also ends the clock of hls.js, which ticks ten times a second.
    hls.stopLoad();
    warmth = 'halted';
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
    if (warmth === 'warming') {
      end('failed');
      return;
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

  const load = (source: AudioSource) => {
    startAt = source.startAt;
    init = null;
    isOver = false;
    recoveries = [];
    loads.clear();
    hls.loadSource(source.url);
  };
  return {
    hls,
    load(source) {
      warmth = 'none';
      load(source);
    },
    warmUp(source) {
      warmth = 'warming';
      load(source);
    },
    goOn() {
      if (warmth === 'halted') hls.startLoad(startAt);
      warmth = 'none';
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

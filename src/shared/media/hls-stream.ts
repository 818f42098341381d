import Hls, { type HlsConfig } from 'hls.js/light';

import {
  APPEND_RETRIES,
  BUFFER_HARD_LIMIT_SECONDS,
  BUFFER_SECONDS,
  BUFFER_SIZE,
} from '@/shared/config/constants';

import { createNativeStream } from './native-stream';
import type { StreamLoader } from './stream-loader';

const config: Partial<HlsConfig> = {
  maxBufferLength: BUFFER_SECONDS,
  maxMaxBufferLength: BUFFER_HARD_LIMIT_SECONDS,
  maxBufferSize: BUFFER_SIZE,
  appendErrorMaxRetry: APPEND_RETRIES,
  // The position to start from is known per source, not per player.
  autoStartLoad: false,
  // One small audio track needs no worker, and without one the page's policy stays strict.
  enableWorker: false,
  // There is one quality: nothing to measure before the first segment.
  testBandwidth: false,
  startFragPrefetch: true,
  xhrSetup: (xhr) => {
    xhr.withCredentials = true;
  },
};

/**
 * Streams through Media Source Extensions; a browser without them (older Safari) plays HLS itself.
 * `canPlayType` alone would not do: Chromium claims HLS too.
 */
export function createStream(audio: HTMLAudioElement, onFailed: () => void): StreamLoader {
  return Hls.isSupported() ? createHlsStream(audio, onFailed) : createNativeStream(audio);
}

function createHlsStream(audio: HTMLAudioElement, onFailed: () => void): StreamLoader {
  const hls = new Hls(config);
  let startAt = 0;

  hls.on(Hls.Events.MANIFEST_PARSED, () => {
    hls.startLoad(startAt);
  });
  hls.on(Hls.Events.ERROR, (_, { fatal }) => {
    if (!fatal) return;
    hls.stopLoad();
    onFailed();
  });
  // Attached before there is a source: attaching late costs a tenth of a second on the first play.
  hls.attachMedia(audio);

  return {
    load(source) {
      startAt = source.startAt;
      hls.loadSource(source.url);
    },
    unload() {
      hls.stopLoad();
      hls.detachMedia();
      hls.attachMedia(audio);
    },
  };
}

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
};

/**
 * Creates a stream that uses Media Source Extensions. A browser without them (older Safari) plays HLS
 * itself. `canPlayType` cannot decide this, because Chromium claims HLS too. docs/behaviour.md#streaming
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
  // Attach before there is a source: attaching late delays the first sound by 100 ms.
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

import { attach, createEffect, createEvent, sample } from 'effector';

import { getPlaylistAheadFx, getSampleFx } from '@/shared/api/endpoints/stream';
import type { ApiError } from '@/shared/api/errors';
import { sessionEnded } from '@/shared/api/tokens';
import { readNowFx } from '@/shared/browser/now';
import { createLatest } from '@/shared/lib/create-latest';

import { $engine } from './engine';
import { playerClosed } from './queue';
import {
  $isWaiting,
  $prepared,
  $preparing,
  isReady,
  isSameStream,
  preparationEnded,
  streamPrepared,
  type PreparedStream,
  type StreamRequest,
} from './stream';

/** A stream that the listener will probably start. */
export interface StreamIntent extends StreamRequest {
  /** The position at which it would start, in seconds. */
  readonly startAt: number;
}

/** The listener is about to play this stream, so its address and its beginning are fetched. */
export const streamIntended = createEvent<StreamIntent>();
type TimedIntent = StreamIntent & { readonly at: number };

/** A refusal concerns the listener only when they play: then the address is requested again. */
const fetchAheadFx = createEffect<TimedIntent, string, ApiError>(
  async ({ audioBookId, chapterId, isSample }) => {
    const stream = await (isSample
      ? getSampleFx({ params: { audioBookId } })
      : getPlaylistAheadFx({ params: { chapterId } }));
    return stream.streamUrl;
  },
);
const prepare = createLatest({ effect: fetchAheadFx, cancelOn: [playerClosed, sessionEnded] });
$preparing
  .on(prepare.requested, (_, intent) => intent)
  .reset(prepare.done, prepare.failed, playerClosed, sessionEnded);

const timeIntentFx = attach({ effect: readNowFx, mapParams: (_intent: StreamIntent) => undefined });
sample({ clock: streamIntended, target: timeIntentFx });
sample({
  clock: timeIntentFx.done,
  source: { prepared: $prepared, preparing: $preparing, isWaiting: $isWaiting },
  filter: ({ prepared, preparing, isWaiting }, { params, result: now }) =>
    !isWaiting &&
    prepared?.isNext !== true &&
    !isSameStream(preparing, params) &&
    !isReady(prepared, params, now),
  fn: (_, { params, result: at }): TimedIntent => ({ ...params, at }),
  target: prepare.requested,
});

// The engine buffers the beginning, unless the listener waits for it already.
const warmUpFx = attach({
  source: $engine,
  effect: (engine, { url, startAt }: { url: string; startAt: number }) =>
    engine?.warmUp({ url, startAt }),
});
sample({
  clock: prepare.done,
  filter: $isWaiting.map((isWaiting) => !isWaiting),
  fn: ({ params: { startAt }, result: url }) => ({ url, startAt }),
  target: warmUpFx,
});
sample({
  clock: prepare.done,
  fn: ({ params: { audioBookId, chapterId, at }, result: url }): PreparedStream => ({
    audioBookId,
    chapterId,
    url,
    at,
    isNext: false,
  }),
  target: streamPrepared,
});
sample({
  clock: [prepare.done, prepare.failed],
  fn: () => undefined,
  target: preparationEnded,
});

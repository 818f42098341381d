import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';

import { readNowFx } from '@/shared/browser/now';
import { PREPARED_STREAM_MS } from '@/shared/config/constants';
import { getPlaylistFx, getSampleFx } from '@/shared/api/endpoints/stream';
import type { ApiError } from '@/shared/api/errors';
import { sessionEnded } from '@/shared/api/tokens';
import { createLatest } from '@/shared/lib/create-latest';

import {
  $chapter,
  $item,
  bookEnded,
  bookRequested,
  chapterOpened,
  playerClosed,
  itemRestored,
} from './queue';

/** The chapter whose stream is requested. */
export interface StreamRequest {
  readonly audioBookId: number;
  readonly chapterId: number;
  readonly isSample: boolean;
}

/** Requests the address of the current chapter's stream. */
export const streamRequested = createEvent();
/** The address of the current chapter's stream has arrived. */
export const streamArrived = createEvent<{ url: string }>();

/** The address of a stream that is not played yet. */
export interface PreparedStream {
  readonly audioBookId: number;
  readonly chapterId: number;
  readonly url: string;
  /** When it was fetched, in epoch milliseconds. */
  readonly at: number;
  /** It goes on where the chapter that plays ends, so no intent may replace it. */
  readonly isNext: boolean;
}

/** An address was fetched ahead: of a sample on intent, or of the chapter that follows. */
export const streamPrepared = createEvent<PreparedStream>();
/** The stream whose address is being fetched ahead. */
export const $preparing = createStore<StreamKey | null>(null);
/** An address fetched ahead has arrived, or it has failed. */
export const preparationEnded = createEvent();
/** The address fetched ahead. It is signed and expires, so it is used for one play only. */
export const $prepared = createStore<PreparedStream | null>(null)
  .on(streamPrepared, (_, prepared) => prepared)
  .reset(streamArrived, playerClosed, sessionEnded);

/** Names a stream; a sample has a chapter of its own. */
export type StreamKey = Pick<PreparedStream, 'audioBookId' | 'chapterId'>;

export function isSameStream(one: StreamKey | null, other: StreamKey | null): boolean {
  return one?.audioBookId === other?.audioBookId && one?.chapterId === other?.chapterId;
}

/** Whether this address plays the stream, and is not too old. */
export function isReady(prepared: PreparedStream | null, wanted: StreamKey, now: number): boolean {
  return (
    prepared !== null && isSameStream(prepared, wanted) && now - prepared.at < PREPARED_STREAM_MS
  );
}

const fetchStreamFx = createEffect<StreamRequest, string, ApiError>(
  async ({ audioBookId, chapterId, isSample }) => {
    const stream = await (isSample
      ? getSampleFx({ params: { audioBookId } })
      : getPlaylistFx({ params: { chapterId } }));
    return stream.streamUrl;
  },
);

/**
 * The player gets another item or none, so whatever is on its way for the present one is dropped. A sample is not among
 * these, because it opens its chapter at once.
 */
const itemLeft = [bookRequested, itemRestored, playerClosed];
const resolve = createLatest({
  effect: fetchStreamFx,
  // After the end of a book its first chapter is the current one.
  cancelOn: [...itemLeft, chapterOpened, bookEnded],
});
export const $isStreamPending = resolve.$isPending;
/** The address of the sample's stream could not be fetched. */
export const sampleAddressFailed = resolve.failed.filterMap(({ params, error }) =>
  params.isSample ? error : undefined,
);
/** The playlist of a book's chapter could not be fetched. */
export const playlistFailed = resolve.failed.filterMap(({ params, error }) =>
  params.isSample ? undefined : error,
);
/** The player shows that the chapter could not be loaded, with a retry. Rule: docs/behaviour.md#chapters */
export const $isChapterUnavailable = createStore(false)
  .on(playlistFailed, () => true)
  .reset(streamRequested, ...itemLeft);

/** The stream of the current chapter; null without one. */
export const $wanted = combine($item, $chapter, (item, chapter): StreamRequest | null =>
  item && chapter
    ? { audioBookId: item.audioBookId, chapterId: chapter.chapterId, isSample: item.isSample }
    : null,
);

// The effect runs synchronously, so that all of this stays within the click.
sample({ clock: chapterOpened, target: streamRequested });
const timeRequestFx = attach({ effect: readNowFx });
sample({ clock: streamRequested, target: timeRequestFx });
const streamDecided = sample({
  clock: timeRequestFx.doneData,
  source: { wanted: $wanted, prepared: $prepared, preparing: $preparing },
  fn: ({ wanted, prepared, preparing }, now) => ({
    wanted,
    preparedUrl: wanted && isReady(prepared, wanted, now) ? (prepared?.url ?? null) : null,
    isOnItsWay: wanted !== null && isSameStream(preparing, wanted),
  }),
});
// A prepared address is used at once, within the click: strict browsers refuse to play later.
sample({
  clock: streamDecided.filterMap(({ preparedUrl }) =>
    preparedUrl === null ? undefined : { url: preparedUrl },
  ),
  target: streamArrived,
});
/** The player waits for an address that is being prepared, then decides again. */
export const $isWaiting = createStore(false).on(
  streamDecided,
  (_, { preparedUrl, isOnItsWay }) => preparedUrl === null && isOnItsWay,
);
const waitOver = sample({ clock: preparationEnded, filter: $isWaiting });
$isWaiting.reset(waitOver, ...itemLeft);
sample({ clock: waitOver, target: streamRequested });
sample({
  clock: streamDecided.filterMap(({ wanted, preparedUrl, isOnItsWay }) =>
    wanted !== null && preparedUrl === null && !isOnItsWay ? wanted : undefined,
  ),
  target: resolve.requested,
});
sample({ clock: resolve.done, fn: ({ result }) => ({ url: result }), target: streamArrived });

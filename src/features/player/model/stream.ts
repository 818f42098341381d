import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';

import { getPlaylistFx, getSampleFx } from '@/shared/api/endpoints/stream';
import type { ApiError } from '@/shared/api/errors';

import { prepareEngineFx } from './engine';
import { $chapter, $item, closeClicked } from './queue';

/** The chapter whose stream is wanted. */
export interface StreamRequest {
  readonly audioBookId: number;
  readonly chapterId: number;
  readonly isSample: boolean;
}

/** Someone is about to play this sample: finger down, focus or pointer on the button. */
export const sampleIntended = createEvent<number>();
/** The current chapter needs an address to stream from. */
export const streamRequested = createEvent();
/** The address of the current chapter's stream has arrived. */
export const streamArrived = createEvent<{ url: string }>();

const fetchPreparedFx = attach({
  effect: getSampleFx,
  mapParams: (audioBookId: number) => ({ params: { audioBookId } }),
});

/** The sample address fetched on intent; it is signed and ages, so it serves one play only. */
const $prepared = createStore<{ audioBookId: number; url: string } | null>(null)
  .on(fetchPreparedFx.done, (_, { params, result }) => ({
    audioBookId: params,
    url: result.streamUrl,
  }))
  .reset(streamArrived);

const fetchStreamFx = createEffect<StreamRequest, string, ApiError>(
  async ({ audioBookId, chapterId, isSample }) => {
    const stream = await (isSample
      ? getSampleFx({ params: { audioBookId } })
      : getPlaylistFx({ params: { chapterId } }));
    return stream.streamUrl;
  },
);

/** Gives the stream's address; `failData` says why there is none. */
export const resolveStreamFx = attach({ effect: fetchStreamFx });

const $wanted = combine($item, $chapter, (item, chapter): StreamRequest | null =>
  item && chapter
    ? { audioBookId: item.audioBookId, chapterId: chapter.chapterId, isSample: item.isSample }
    : null,
);

const $preparedUrl = combine($prepared, $wanted, (prepared, wanted) =>
  wanted?.isSample && prepared?.audioBookId === wanted.audioBookId ? prepared.url : null,
);

// Intent: the streaming code and the address come while the finger is still on its way.
sample({ clock: sampleIntended, target: prepareEngineFx });
sample({
  clock: sampleIntended,
  source: { prepared: $prepared, isPending: fetchPreparedFx.pending },
  filter: ({ prepared, isPending }, audioBookId) =>
    !isPending && prepared?.audioBookId !== audioBookId,
  fn: (_, audioBookId) => audioBookId,
  target: fetchPreparedFx,
});

const streamDecided = sample({
  clock: streamRequested,
  source: { wanted: $wanted, preparedUrl: $preparedUrl },
  fn: ({ wanted, preparedUrl }) => ({ wanted, preparedUrl }),
});
// What was prepared is used at once, within the click, as strict browsers demand.
sample({
  clock: streamDecided,
  filter: ({ preparedUrl }) => preparedUrl !== null,
  fn: ({ preparedUrl }) => ({ url: preparedUrl ?? '' }),
  target: streamArrived,
});
sample({
  clock: streamDecided.filterMap(({ wanted, preparedUrl }) =>
    wanted !== null && preparedUrl === null ? wanted : undefined,
  ),
  target: resolveStreamFx,
});
// The listener may have gone on to another chapter meanwhile: the last intent wins.
sample({
  clock: resolveStreamFx.done,
  source: $wanted,
  filter: (wanted, { params }) =>
    wanted?.audioBookId === params.audioBookId &&
    wanted.chapterId === params.chapterId &&
    wanted.isSample === params.isSample,
  fn: (_, { result }) => ({ url: result }),
  target: streamArrived,
});
$prepared.reset(closeClicked);

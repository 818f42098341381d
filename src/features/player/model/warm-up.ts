import { attach, combine, createEvent, createStore, merge, sample } from 'effector';

import { getSingleItemFx } from '@/shared/api/endpoints/chapters';
import { sessionEnded } from '@/shared/api/tokens';
import { $bridge, supports } from '@/shared/bridge/call-native';
import { readMayFetchAheadFx } from '@/shared/browser/fetch-ahead';
import { createLatest } from '@/shared/lib/create-latest';

import { indexToOpen, SAMPLE_CHAPTER_ID, startPosition, toPlayerChapters } from '../lib/chapters';
import { prepareEngineFx } from './engine';
import { bookIntended, sampleIntended, type BookIntent } from './intents';
import { positionAt } from './position';
import { $preparedChapters, chaptersPrepared, type PreparedChapters } from './prepared-chapters';
import { $item, $savedChapters } from './queue';
import { $hasSource } from './source';
import { streamIntended, type StreamIntent } from './prepared-stream';
import { $wanted, streamRequested } from './stream';

// Warms up what the listener is about to play. Rule: docs/behaviour.md#streaming

/** The item in the player, which may have no stream yet. */
export const resumeIntended = createEvent();
/** Something that must not be fetched before the click: only the streaming code is loaded. */
export const playIntended = createEvent();

/** Whole books play in the wrapper's player, so nothing of them is fetched here. */
const $hasNativePlayer = $bridge.map((bridge) => supports(bridge, 'openPlayer'));

type Intent =
  | { readonly kind: 'sample'; readonly audioBookId: number }
  | ({ readonly kind: 'book' } & BookIntent)
  | { readonly kind: 'resume' | 'play' };

const resumed: Intent = { kind: 'resume' };
const intended = merge([
  sample({
    clock: sampleIntended,
    source: $item,
    fn: (item, audioBookId): Intent =>
      item?.isSample && item.audioBookId === audioBookId
        ? resumed
        : { kind: 'sample', audioBookId },
  }),
  sample({
    clock: bookIntended,
    source: { item: $item, hasNativePlayer: $hasNativePlayer },
    fn: ({ item, hasNativePlayer }, book): Intent | null => {
      if (item?.isSample === false && item.audioBookId === book.audioBookId) return resumed;
      return hasNativePlayer ? null : { kind: 'book', ...book };
    },
  }).filterMap((intent) => intent ?? undefined),
  resumeIntended.map(() => resumed),
  playIntended.map((): Intent => ({ kind: 'play' })),
]);
const askFx = attach({ effect: readMayFetchAheadFx, mapParams: (_intent: Intent) => undefined });
sample({ clock: intended, target: askFx });
const granted = sample({
  clock: askFx.done,
  filter: ({ result }) => result,
  fn: ({ params }) => params,
});

// Without an intent, the code is fetched beside the address.
sample({ clock: streamRequested, target: prepareEngineFx });

// A loaded stream needs nothing more.
const $isLoaded = combine($hasSource, $wanted, (hasSource, wanted) => hasSource || wanted === null);
sample({
  clock: granted,
  source: $isLoaded,
  filter: (isLoaded, { kind }) => kind !== 'resume' || !isLoaded,
  fn: () => undefined,
  target: prepareEngineFx,
});
sample({
  clock: granted.filterMap((intent): StreamIntent | undefined =>
    intent.kind === 'sample'
      ? {
          audioBookId: intent.audioBookId,
          chapterId: SAMPLE_CHAPTER_ID,
          isSample: true,
          startAt: 0,
        }
      : undefined,
  ),
  target: streamIntended,
});
sample({
  clock: sample({
    clock: positionAt(granted),
    source: { wanted: $wanted, isLoaded: $isLoaded },
    filter: ({ isLoaded }, { cause }) => cause.kind === 'resume' && !isLoaded,
    fn: ({ wanted }, { position }): StreamIntent | null =>
      wanted && { ...wanted, startAt: position },
  }).filterMap((intent) => intent ?? undefined),
  target: streamIntended,
});

// A book: its chapters first, from the page or from the server.
const bookGranted = granted.filterMap((intent): BookIntent | undefined =>
  intent.kind === 'book' ? intent : undefined,
);
const fetchChapters = createLatest({
  effect: getSingleItemFx,
  mapParams: (audioBookId: number) => ({ params: { audioBookId }, body: {} }),
  cancelOn: [sessionEnded],
});
const $fetching = createStore<number | null>(null)
  .on(fetchChapters.requested, (_, audioBookId) => audioBookId)
  .reset(fetchChapters.done, fetchChapters.failed, sessionEnded);
sample({
  clock: bookGranted,
  source: { prepared: $preparedChapters, fetching: $fetching },
  filter: ({ prepared, fetching }, { audioBookId, chapters }) =>
    !chapters && prepared?.audioBookId !== audioBookId && fetching !== audioBookId,
  fn: (_, { audioBookId }) => audioBookId,
  target: fetchChapters.requested,
});
sample({
  clock: [
    bookGranted.filterMap(({ audioBookId, chapters }): PreparedChapters | undefined =>
      chapters ? { audioBookId, chapters } : undefined,
    ),
    fetchChapters.done.map(({ params: audioBookId, result: { chapters } }): PreparedChapters => ({
      audioBookId,
      chapters,
    })),
  ],
  target: chaptersPrepared,
});

// Then the chapter at which the book would go on.
sample({
  clock: sample({
    clock: chaptersPrepared,
    source: $savedChapters,
    fn: (saved, { audioBookId, chapters }): StreamIntent | null => {
      const known = toPlayerChapters(audioBookId, chapters, saved[audioBookId]);
      const chapter = known[indexToOpen(known)];
      if (!chapter) return null;
      const { chapterId } = chapter;
      return { audioBookId, chapterId, isSample: false, startAt: startPosition(chapter) };
    },
  }).filterMap((intent) => intent ?? undefined),
  target: streamIntended,
});

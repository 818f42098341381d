import { combine, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum';

import { isUnderWay } from '@/features/player/lib/next-status';
import { playerItemOf } from '@/features/player/lib/player-item';
import { $addedPodcast, podcastRequested } from '@/features/player/model/free-podcast';
import { createItemState, playToggled, type ItemState } from '@/features/player/model/play-toggle';
import { playClicked } from '@/features/player/model/playback';
import { $duration } from '@/features/player/model/position';
import { $chapter, bookRequested, type BookRequest } from '@/features/player/model/queue';
import { $positionSeconds } from '@/features/player/model/shown-position';
import { playIntended } from '@/features/player/model/warm-up';
import { bookIntended, sampleIntended, type BookIntent } from '@/features/player/model/intents';
import { $isLoggedIn } from '@/entities/session/model';
import { nonNull } from '@/shared/lib/non-null';
import { productRoute } from '@/shared/routing/routes';

import { $areBookChaptersPending, $bookChapters, $detail, $libraryState } from './model';
import { $isOwned, $playsWhole, $podcastProductId } from './podcast';

/** A page that is open for this long is likely to be played from, so what it would play is warmed up. */
const REST_MS = 400;

export const sampleClicked = createEvent();
/** Finger down, pointer over or focus on the sample button. */
export const samplePointed = createEvent();
export const playOwnedClicked = createEvent();
/** Finger down, pointer over or focus on the button that plays the whole book. */
export const playOwnedPointed = createEvent();
/** A chapter of an owned book was picked; the payload is its chapterId. */
export const chapterClicked = createEvent<number>();
/** The moment of the link was picked: a second of a chapter of a book that the user may play whole. */
export const momentPlayed = createEvent<{ readonly chapterId: number; readonly startAt: number }>();

const $sampleState = createItemState(
  $detail.map((detail) => detail && { audioBookId: detail.audioBookId, isSample: true }),
);

/** How much of this page's sample was heard, 0 to 1, in whole seconds. It does not change while anything else plays. */
const $sampleProgress = combine(
  $sampleState,
  $positionSeconds,
  $duration,
  ({ isCurrent }, seconds, duration) => (isCurrent && duration > 0 ? seconds / duration : 0),
);
/** The state of this page's sample in the player. */
export const $sample = combine($sampleState, $sampleProgress, (state, progress) => ({
  ...state,
  progress,
}));

const $wholeState = createItemState(
  $detail.map((detail) => detail && { audioBookId: detail.audioBookId, isSample: false }),
);
/** The state of this page's whole book in the player; loading while a podcast is being added. */
export const $owned = combine(
  { state: $wholeState, added: $addedPodcast, detail: $detail },
  ({ state, added, detail }): ItemState =>
    detail && added === detail.audioBookId ? { isCurrent: false, status: 'loading' } : state,
);

sample({
  clock: nonNull(sample({ clock: sampleClicked, source: $detail })),
  fn: (detail) => ({
    item: playerItemOf(detail, 'sample'),
    sampleDuration: detail.sampleDuration,
  }),
  target: playToggled,
});
// The whole book: a podcast that is not in the library yet is added first.
const wholePressed = nonNull(
  sample({
    clock: [
      playOwnedClicked.map(() => ({})),
      chapterClicked.map((chapterId) => ({ chapterId })),
      momentPlayed,
    ],
    source: {
      detail: $detail,
      mayPlay: $playsWhole,
      productId: $podcastProductId,
      state: $wholeState,
    },
    fn: ({ detail, mayPlay, productId, state }, place: Omit<BookRequest, 'item'>) => {
      if (!detail || !mayPlay) return null;
      const request: BookRequest = { item: playerItemOf(detail, 'whole'), ...place };
      return { request, productId: state.isCurrent ? null : productId };
    },
  }),
);
sample({
  clock: wholePressed.filterMap(({ request, productId }) =>
    productId === null ? undefined : { ...request, productId },
  ),
  target: podcastRequested,
});
const directlyPlayed = wholePressed.filterMap(({ request, productId }) =>
  productId === null ? request : undefined,
);
sample({
  clock: directlyPlayed,
  filter: ({ chapterId }) => chapterId === undefined,
  target: playToggled,
});
// A press of the chapter that is in the player already goes on with it: opening it again would interrupt it.
const chapterPlayed = sample({
  clock: directlyPlayed,
  source: { state: $wholeState, current: $chapter },
  filter: (_, { chapterId }) => chapterId !== undefined,
  fn: ({ state, current }, request) => ({
    request,
    status: state.status,
    isCurrent:
      state.isCurrent && request.chapterId === current?.chapterId && request.startAt === undefined,
  }),
});
sample({
  clock: chapterPlayed,
  filter: ({ isCurrent }) => !isCurrent,
  fn: ({ request }) => request,
  target: bookRequested,
});
sample({
  clock: chapterPlayed,
  filter: ({ isCurrent, status }) => isCurrent && !isUnderWay(status),
  fn: () => undefined,
  target: playClicked,
});

// Warm up what the page would play. A podcast that is not in the library plays after its order, and so after the tap.
type Playable =
  | { readonly kind: 'sample'; readonly audioBookId: number }
  | { readonly kind: 'podcast' }
  | { readonly kind: 'book'; readonly book: BookIntent };

/** Null until the page knows. */
const $playable = combine(
  {
    detail: $detail,
    isStateMissing: combine($isLoggedIn, $libraryState, (isIn, state) => isIn && state === null),
    isOwned: $isOwned,
    productId: $podcastProductId,
    chapters: $bookChapters,
    areChaptersPending: $areBookChaptersPending,
  },
  ({ detail, isStateMissing, isOwned, productId, chapters, areChaptersPending }) => {
    if (!detail || isStateMissing) return null;
    const { audioBookId } = detail;
    if (productId !== null) return { kind: 'podcast' } satisfies Playable;
    if (!isOwned) return { kind: 'sample', audioBookId } satisfies Playable;
    if (areChaptersPending) return null;
    const book = chapters.length > 0 ? { audioBookId, chapters } : { audioBookId };
    return { kind: 'book', book } satisfies Playable;
  },
);
const settled = debounce({ source: $playable, timeout: REST_MS });
/** The book whose page has rested. It rests once in a visit: a book that was just bought is played by its own button. */
const $restedBook = createStore<number | null>(null).reset(productRoute.closed);
const rested = sample({
  clock: settled,
  source: { restedBook: $restedBook, detail: $detail, isOpened: productRoute.$isOpened },
  filter: ({ restedBook, detail, isOpened }, playable) =>
    isOpened && playable !== null && detail?.audioBookId !== restedBook,
  fn: ({ detail }) => detail?.audioBookId ?? null,
});
sample({ clock: rested, target: $restedBook });
const pointedAt = sample({
  clock: [rested, samplePointed, playOwnedPointed],
  source: $playable,
}).filterMap((playable) => playable ?? undefined);
sample({
  clock: pointedAt.filterMap((playable) =>
    playable.kind === 'sample' ? playable.audioBookId : undefined,
  ),
  target: sampleIntended,
});
sample({
  clock: pointedAt.filterMap((playable) => (playable.kind === 'book' ? playable.book : undefined)),
  target: bookIntended,
});
sample({
  clock: pointedAt,
  filter: ({ kind }) => kind === 'podcast',
  fn: () => undefined,
  target: playIntended,
});

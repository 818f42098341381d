import { combine, createEvent, createStore, sample } from 'effector';

import type { Palette } from '@/shared/api/contract/values';
import { createLatest } from '@/shared/lib/create-latest';
import type { PlayerChapter, SavedChapters } from '@/shared/storage/keys';

import {
  resetPositions,
  indexToOpen,
  startedAt,
  updatePosition,
  markPlaying,
  sampleChapter,
  toPlayerChapters,
} from '../lib/chapters';
import { $preparedChapters, givePreparedOrFetch, type PreparedChapters } from './prepared-chapters';

/** The book or sample in the player. */
export interface PlayerItem {
  readonly audioBookId: number;
  readonly identifier: string;
  readonly title: string;
  readonly author: string;
  /** Address of the cover picture. */
  readonly image: string;
  /** The colours of the cover; null if the API names none. */
  readonly palette: Palette | null;
  readonly isSample: boolean;
}

/** A request to play a book; without `chapterId` it continues at the chapter played last. */
export interface BookRequest {
  readonly item: PlayerItem;
  readonly chapterId?: number;
  /** Seconds into that chapter; its stored position by default. */
  readonly startAt?: number;
}

/** A request to play a sample; `duration` in seconds, 0 while unknown. */
export interface SampleRequest {
  readonly item: PlayerItem;
  readonly duration: number;
  /** Seconds into the sample; its start by default. */
  readonly startAt?: number;
}

/** The position in a chapter, in seconds. */
export interface ChapterProgress {
  readonly audioBookId: number;
  readonly chapterId: number;
  readonly durationPlayed: number;
}

export const sampleRequested = createEvent<SampleRequest>();
export const bookRequested = createEvent<BookRequest>();
/** A chapter was picked by its index in the list. */
export const chapterPicked = createEvent<number>();
export const nextClicked = createEvent();
export const previousClicked = createEvent();
export const playerClosed = createEvent();
/** The current chapter has ended; fired by the playback model. */
export const chapterEnded = createEvent<ChapterProgress>();
/** The last chapter has ended; the payload is the audioBookId. */
export const bookEnded = createEvent<number>();
/** The item of the last visit was restored, paused. */
export const itemRestored = createEvent<{
  item: PlayerItem;
  chapters: PlayerChapter[];
  index: number;
}>();
/** The chapter at this index is now the current one and starts to play. */
export const chapterOpened = createEvent<{ audioBookId: number; index: number }>();
/** The stored positions of all books; fired by the progress model. */
export const savedChaptersLoaded = createEvent<SavedChapters>();
/** A position is to be stored; fired by the progress model. */
export const chapterProgressed = createEvent<ChapterProgress>();
/** The book has no chapters, so there is nothing to play. */
export const chaptersMissing = createEvent();

/** Null while the player is closed. */
export const $item = createStore<PlayerItem | null>(null)
  .on([sampleRequested, bookRequested, itemRestored], (_, { item }) => item)
  .reset(playerClosed);
/** What the chapters of the item are asked for with, also once more after a failure. */
export const $request = createStore<BookRequest | null>(null)
  .on([bookRequested, itemRestored], (_, request) => request)
  .reset(playerClosed);

interface ChaptersCall {
  readonly request: BookRequest;
  readonly prepared: PreparedChapters | null;
}
const loadChapters = createLatest({
  effect: ({ request, prepared }: ChaptersCall) =>
    givePreparedOrFetch(request.item.audioBookId, prepared),
  cancelOn: [sampleRequested, itemRestored, playerClosed],
});
/** Loads the chapters of the player's current book. */
export const chaptersRequested = createEvent<BookRequest>();
sample({
  clock: chaptersRequested,
  source: $preparedChapters,
  fn: (prepared, request) => ({ request, prepared }),
  target: loadChapters.requested,
});
$preparedChapters.reset(loadChapters.done);
export const $areChaptersPending = loadChapters.$isPending;
export const chaptersFailed = loadChapters.failed.map(() => undefined);

/** The chapters of the item have arrived; they have the stored positions. */
const chaptersArrived = createEvent<{
  audioBookId: number;
  chapters: PlayerChapter[];
  index: number;
  /** The chapters with their stored positions, of a book that a link opened elsewhere. */
  left: readonly PlayerChapter[] | null;
}>();
/** A link opened a book elsewhere than it would have gone on: its chapters with the stored positions. */
export const placeLeft = chaptersArrived.filterMap(({ left }) => left ?? undefined);

/** A sample has the id of its book, and leaves the stored places of that book alone. */
const $isNoSample = $item.map((item) => item?.isSample !== true);
const ownChapterOpened = sample({ clock: chapterOpened, filter: $isNoSample });
/** The last chapter of a book has ended, and not that of a sample. */
export const wholeBookEnded = sample({ clock: bookEnded, filter: $isNoSample });

/** The chapters and positions of every book played on this device, by audioBookId. */
export const $savedChapters = createStore<SavedChapters>({})
  .on(savedChaptersLoaded, (_, saved) => saved)
  // An answer without chapters takes nothing away.
  .on(chaptersArrived, (saved, { audioBookId, chapters }) =>
    chapters.length > 0 ? { ...saved, [audioBookId]: chapters } : saved,
  )
  .on(ownChapterOpened, (saved, { audioBookId, index }) =>
    changeBook(saved, audioBookId, (chapters) => markPlaying(chapters, index)),
  )
  .on(chapterProgressed, (saved, progress) =>
    changeBook(saved, progress.audioBookId, (chapters) => updatePosition(chapters, progress)),
  )
  .on(wholeBookEnded, (saved, audioBookId) => changeBook(saved, audioBookId, resetPositions));

export const $index = createStore(0)
  .on([sampleRequested, bookRequested, bookEnded], () => 0)
  .on([itemRestored, chaptersArrived, chapterOpened], (_, { index }) => index);

/** The chapters of the item; a sample has one without a title. */
export const $chapters = createStore<readonly PlayerChapter[]>([])
  .on(sampleRequested, (_, { item, duration, startAt }) => [
    sampleChapter(item.audioBookId, duration, startAt),
  ])
  .on(bookRequested, () => [])
  .on([itemRestored, chaptersArrived], (_, { chapters }) => chapters)
  .on(chapterOpened, (chapters, { index }) => markPlaying(chapters, index))
  .on(chapterProgressed, updatePosition)
  .on(bookEnded, resetPositions)
  .reset(playerClosed);

/** Null until the chapters of the item are known. */
export const $chapter = combine(
  $chapters,
  $index,
  (chapters, index): PlayerChapter | null => chapters[index] ?? null,
);
export const $hasNext = combine(
  $chapters,
  $index,
  (chapters, index) => index + 1 < chapters.length,
);
export const $hasPrevious = $index.map((index) => index > 0);

const $place = combine({ item: $item, index: $index }, ({ item, index }) => ({
  audioBookId: item?.audioBookId ?? 0,
  index,
}));

sample({ clock: bookRequested, target: chaptersRequested });
sample({
  clock: loadChapters.done,
  source: $savedChapters,
  fn: (saved, { params: { request }, result }) => {
    const { audioBookId } = request.item;
    const known = saved[audioBookId];
    const chapters = toPlayerChapters(audioBookId, result.chapters, known);
    const index = indexToOpen(chapters, request.chapterId);
    const left = request.startAt === undefined || !known?.length ? null : chapters;
    return { audioBookId, chapters: startedAt(chapters, index, request.startAt), index, left };
  },
  target: chaptersArrived,
});

// The next chapter to play.
sample({ clock: sampleRequested, source: $place, target: chapterOpened });
sample({
  clock: chaptersArrived,
  filter: ({ chapters }) => chapters.length === 0,
  target: chaptersMissing,
});
sample({
  clock: chaptersArrived,
  filter: ({ chapters }) => chapters.length > 0,
  fn: ({ audioBookId, index }) => ({ audioBookId, index }),
  target: chapterOpened,
});
sample({
  clock: chapterPicked,
  source: { place: $place, chapters: $chapters },
  filter: ({ chapters }, index) => index in chapters,
  fn: ({ place }, index) => ({ ...place, index }),
  target: chapterOpened,
});
/**
 * The current chapter has ended, and whether another one follows. `$hasNext` is read once: opening the last
 * chapter changes it while the end of the previous one is handled.
 */
export const chapterFinished = sample({
  clock: chapterEnded,
  source: $hasNext,
  fn: (hasNext, { audioBookId }) => ({ hasNext, audioBookId }),
});
sample({
  clock: [
    sample({ clock: nextClicked, filter: $hasNext }),
    chapterFinished.filter({ fn: ({ hasNext }) => hasNext }),
  ],
  source: $place,
  fn: (place) => ({ ...place, index: place.index + 1 }),
  target: chapterOpened,
});
sample({
  clock: previousClicked,
  source: $place,
  filter: $hasPrevious,
  fn: (place) => ({ ...place, index: place.index - 1 }),
  target: chapterOpened,
});
sample({
  clock: chapterFinished,
  filter: ({ hasNext }) => !hasNext,
  fn: ({ audioBookId }) => audioBookId,
  target: bookEnded,
});

function changeBook(
  saved: SavedChapters,
  audioBookId: number,
  change: (chapters: readonly PlayerChapter[]) => PlayerChapter[],
): SavedChapters {
  const chapters = saved[audioBookId];
  return chapters ? { ...saved, [audioBookId]: change(chapters) } : saved;
}

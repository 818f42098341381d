import { attach, combine, createEvent, createStore, sample } from 'effector';

import { getSingleItemFx } from '@/shared/api/endpoints/chapters';
import { createLatest } from '@/shared/lib/create-latest';
import type { PlayerChapter, SavedChapters } from '@/shared/storage/keys';

import {
  forgetPositions,
  indexToOpen,
  keepPosition,
  markPlaying,
  sampleChapter,
  toPlayerChapters,
} from '../lib/chapters';

/** What the player shows of the book that it plays. */
export interface PlayerItem {
  readonly audioBookId: number;
  readonly identifier: string;
  readonly title: string;
  readonly author: string;
  /** Address of the cover picture. */
  readonly image: string;
  readonly isSample: boolean;
}

/** A book to be heard whole; without `chapterId` it goes on where it was left. */
export interface BookRequest {
  readonly item: PlayerItem;
  readonly chapterId?: number;
}

/** A sample to be heard; `duration` in seconds as far as the API told it. */
export interface SampleRequest {
  readonly item: PlayerItem;
  readonly duration: number;
}

/** How far a chapter was heard, in seconds. */
export interface HeardChapter {
  readonly audioBookId: number;
  readonly chapterId: number;
  readonly durationPlayed: number;
}

export const sampleRequested = createEvent<SampleRequest>();
export const bookRequested = createEvent<BookRequest>();
/** A chapter was chosen by its place in the list. */
export const chapterPicked = createEvent<number>();
export const nextClicked = createEvent();
export const previousClicked = createEvent();
export const closeClicked = createEvent();
/** The playing chapter came to its end; told by the playback model. */
export const chapterEnded = createEvent<HeardChapter>();
/** The last chapter came to its end; tells the book's id. */
export const bookEnded = createEvent<number>();
/** An item of the last session is put back, silent. */
export const itemRestored = createEvent<{
  item: PlayerItem;
  chapters: PlayerChapter[];
  index: number;
}>();
/** The chapter at this place is now the current one and shall be heard. */
export const chapterOpened = createEvent<{ audioBookId: number; index: number }>();
/** Saved positions of every book, told by the progress model. */
export const savedChaptersLoaded = createEvent<SavedChapters>();
/** A chapter was heard up to a second, told by the progress model. */
export const chapterHeard = createEvent<HeardChapter>();
/** A book came without chapters: there is nothing to play. */
export const chaptersMissing = createEvent();

/** Null while the player is closed. */
export const $item = createStore<PlayerItem | null>(null)
  .on(sampleRequested, (_, { item }) => item)
  .on(bookRequested, (_, { item }) => item)
  .on(itemRestored, (_, { item }) => item)
  .reset(closeClicked);

const loadChapters = createLatest({
  effect: attach({
    effect: getSingleItemFx,
    mapParams: ({ item }: BookRequest) => ({ params: { audioBookId: item.audioBookId }, body: {} }),
  }),
  cancelOn: [sampleRequested, itemRestored, closeClicked],
});
/** Loads the chapters of a book, which is the player's item already. */
export const chaptersRequested = loadChapters.requested;
export const $areChaptersPending = loadChapters.$isPending;
export const chaptersFailed = loadChapters.failed.map(() => undefined);

/** The chapters of the item came, with the positions that were kept. */
const chaptersArrived = createEvent<{
  audioBookId: number;
  chapters: PlayerChapter[];
  index: number;
}>();

/** Chapters with the kept positions, of every book that was played here, by its id. */
export const $savedChapters = createStore<SavedChapters>({})
  .on(savedChaptersLoaded, (_, saved) => saved)
  .on(chaptersArrived, (saved, { audioBookId, chapters }) => ({
    ...saved,
    [audioBookId]: chapters,
  }))
  .on(chapterOpened, (saved, { audioBookId, index }) =>
    changeBook(saved, audioBookId, (chapters) => markPlaying(chapters, index)),
  )
  .on(chapterHeard, (saved, heard) =>
    changeBook(saved, heard.audioBookId, (chapters) => keepPosition(chapters, heard)),
  )
  .on(bookEnded, (saved, audioBookId) => changeBook(saved, audioBookId, forgetPositions));

export const $index = createStore(0)
  .on([sampleRequested, bookRequested, bookEnded], () => 0)
  .on([itemRestored, chaptersArrived, chapterOpened], (_, { index }) => index);

/** The chapters of the item; one without a title for a sample. */
export const $chapters = createStore<readonly PlayerChapter[]>([])
  .on(sampleRequested, (_, { item, duration }) => [sampleChapter(item.audioBookId, duration)])
  .on(bookRequested, () => [])
  .on([itemRestored, chaptersArrived], (_, { chapters }) => chapters)
  .on(chapterOpened, (chapters, { index }) => markPlaying(chapters, index))
  .on(chapterHeard, keepPosition)
  .on(bookEnded, forgetPositions)
  .reset(closeClicked);

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
  fn: (saved, { params, result }) => {
    const { audioBookId } = params.item;
    const chapters = toPlayerChapters(audioBookId, result.chapters, saved[audioBookId]);
    return { audioBookId, chapters, index: indexToOpen(chapters, params.chapterId) };
  },
  target: chaptersArrived,
});

// What is to be heard next.
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
// Decided once: opening the last chapter changes `$hasNext` while the end of the one before is handled.
const chapterFinished = sample({
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

import { combine, createEvent, createStore, merge, sample } from 'effector';

import { nextStatus, type PlayerStatus } from '../lib/next-status';
import { loadSourceFx, pauseFx, playFx, unloadFx } from './engine';
import { $position } from './position';
import {
  $areChaptersPending,
  $chapter,
  $chapters,
  $item,
  bookEnded,
  bookRequested,
  chapterEnded,
  chapterOpened,
  chaptersFailed,
  chaptersMissing,
  chaptersRequested,
  closeClicked,
  itemRestored,
  sampleRequested,
} from './queue';
import { $hasSource, mediaEventReceived, streamFailed } from './source';
import { $isStreamPending, streamAddressFailed, streamArrived, streamRequested } from './stream';

export const playClicked = createEvent();
export const pauseClicked = createEvent();

/** The item can't be played now; 'play' tries again from where it stopped. */
export const playbackFailed = merge([
  streamFailed,
  streamAddressFailed,
  chaptersFailed,
  chaptersMissing,
]);

/** The listener wants to hear something, whether or not it sounds already. */
const $wantsSound = createStore(false)
  .on([playClicked, sampleRequested, bookRequested, chapterOpened], () => true)
  .reset(pauseClicked, closeClicked, bookEnded, itemRestored, playFx.fail, playbackFailed);

/** Product spec, section 4. Moved by what the media element does; asking shows as loading. */
export const $status = createStore<PlayerStatus>('ended')
  .on([sampleRequested, bookRequested, chapterOpened], () => 'loading')
  .on(mediaEventReceived, nextStatus)
  .on([itemRestored, playFx.fail, playbackFailed, pauseClicked], () => 'paused')
  .reset(bookEnded, closeClicked);

// Another chapter or book: the one before falls silent at once, and the new one is fetched.
sample({ clock: [chapterOpened, bookRequested], target: pauseFx });
sample({ clock: chapterOpened, target: streamRequested });

// The stream is here: load it at the position of now, which the listener may have moved meanwhile.
sample({
  clock: streamArrived,
  source: $position,
  fn: (startAt, { url }) => ({ url, startAt }),
  target: loadSourceFx,
});
sample({ clock: loadSourceFx.done, filter: $wantsSound, target: playFx });

// Play: what is loaded goes on, anything else is fetched first.
sample({ clock: playClicked, filter: $hasSource, target: playFx });
const playNeedsSource = sample({
  clock: playClicked,
  source: $item,
  filter: combine($hasSource, $item, (hasSource, item) => !hasSource && item !== null),
});
sample({ clock: playNeedsSource, fn: () => 'loading' as const, target: $status });
sample({
  clock: playNeedsSource,
  filter: combine(
    $chapter,
    $isStreamPending,
    (chapter, isPending) => chapter !== null && !isPending,
  ),
  target: streamRequested,
});
sample({
  clock: playNeedsSource.filterMap((item) => (item ? { item } : undefined)),
  filter: combine(
    $chapters,
    $areChaptersPending,
    (chapters, isPending) => chapters.length === 0 && !isPending,
  ),
  target: chaptersRequested,
});
sample({ clock: pauseClicked, target: pauseFx });

// Ends.
sample({
  clock: mediaEventReceived,
  source: $chapter,
  filter: (chapter, { type }) => chapter !== null && type === 'ended',
  fn: (chapter) => ({
    audioBookId: chapter?.audioBookId ?? 0,
    chapterId: chapter?.chapterId ?? 0,
    durationPlayed: chapter?.duration ?? 0,
  }),
  target: chapterEnded,
});
sample({ clock: [bookEnded, closeClicked], target: unloadFx });

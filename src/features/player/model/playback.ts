import { combine, createEvent, createStore, merge, sample } from 'effector';

import { nonNull } from '@/shared/lib/non-null';

import { nextStatus, type PlayerStatus } from '../lib/next-status';
import { loadSourceFx, pauseFx, playFx, unloadFx } from './engine';
import { $position } from './position';
import {
  $areChaptersPending,
  $chapter,
  $chapters,
  $item,
  $request,
  bookEnded,
  bookRequested,
  chapterEnded,
  chapterOpened,
  chapterPicked,
  chaptersFailed,
  chaptersMissing,
  chaptersRequested,
  playerClosed,
  itemRestored,
  nextClicked,
  previousClicked,
  sampleRequested,
} from './queue';
import { $hasSource, mediaTurned, outputMissing, streamExpired, streamFailed } from './source';
import {
  $isStreamPending,
  playlistFailed,
  sampleAddressFailed,
  streamArrived,
  streamRequested,
} from './stream';

export const playClicked = createEvent();
export const pauseClicked = createEvent();

/**
 * Playback failed, and the listener is notified; 'play' retries from the same position. A failed playlist
 * is not among these: the player itself shows it. Rule: docs/behaviour.md#chapters
 */
export const playbackFailed = merge([
  streamFailed,
  sampleAddressFailed,
  chaptersFailed,
  chaptersMissing,
]);

/**
 * The listener wants playback, whether or not it has started. A chapter that opens by itself changes nothing:
 * a pause that was pressed while the chapters were loading still counts.
 */
const $wantsSound = createStore(false)
  .on(
    [playClicked, sampleRequested, bookRequested, chapterPicked, nextClicked, previousClicked],
    () => true,
  )
  .reset(
    pauseClicked,
    playerClosed,
    bookEnded,
    itemRestored,
    playFx.fail,
    playbackFailed,
    playlistFailed,
    outputMissing,
  );

/** Moved by the events of the media element; a request shows as loading. Rule: docs/behaviour.md#player-status */
export const $status = createStore<PlayerStatus>('ended')
  .on([sampleRequested, bookRequested], () => 'loading')
  .on(mediaTurned, nextStatus)
  .on([itemRestored, playFx.fail, playbackFailed, playlistFailed, pauseClicked], () => 'paused')
  .reset(bookEnded, playerClosed);

// Another chapter or book silences the previous one at once.
sample({ clock: [chapterOpened, bookRequested], target: pauseFx });
sample({
  clock: chapterOpened,
  filter: $wantsSound,
  fn: () => 'loading' as const,
  target: $status,
});

// Load the stream at the current position, which the listener may have moved meanwhile.
sample({
  clock: streamArrived,
  source: $position,
  fn: (startAt, { url }) => ({ url, startAt }),
  target: loadSourceFx,
});
// The device may have paused meanwhile, as for a call.
sample({
  clock: loadSourceFx.done,
  filter: combine($wantsSound, $status, (wants, status) => wants && status !== 'paused'),
  target: playFx,
});

// A new address goes on from the same position; what is buffered plays until then.
sample({ clock: streamExpired, fn: () => undefined, target: streamRequested });

// Play resumes a loaded source; anything else is fetched first.
sample({ clock: playClicked, filter: $hasSource, target: playFx });
const playNeedsSource = sample({
  clock: playClicked,
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
// The chapter and the second that were picked are still meant.
sample({
  clock: nonNull(
    sample({
      clock: playNeedsSource,
      source: $request,
      filter: combine(
        $chapters,
        $areChaptersPending,
        (chapters, isPending) => chapters.length === 0 && !isPending,
      ),
    }),
  ),
  target: chaptersRequested,
});
// The element runs on without a sound, and would be heard once a device is plugged in.
sample({ clock: [pauseClicked, outputMissing], fn: () => undefined, target: pauseFx });

const mediaEnded = mediaTurned.filter({ fn: ({ type }) => type === 'ended' });
sample({
  clock: nonNull(sample({ clock: mediaEnded, source: $chapter })),
  fn: ({ audioBookId, chapterId, duration }) => ({
    audioBookId,
    chapterId,
    durationPlayed: duration,
  }),
  target: chapterEnded,
});
sample({ clock: [bookEnded, playerClosed], target: unloadFx });

import { attach, combine, createStore, sample } from 'effector';

import { getPlaylistAheadFx } from '@/shared/api/endpoints/stream';
import { readNow } from '@/shared/browser/now';
import { createLatest } from '@/shared/lib/create-latest';
import { nonNull } from '@/shared/lib/non-null';
import type { PlayerChapter } from '@/shared/storage/keys';

import { startPosition } from '../lib/chapters';
import { $engine } from './engine';
import {
  $chapters,
  $index,
  bookRequested,
  chapterOpened,
  itemRestored,
  playerClosed,
} from './queue';
import { mediaTimeUpdated } from './source';
import { streamPrepared, type PreparedStream } from './stream';

/** So many seconds before the end of a chapter the next one is fetched. Rule: docs/behaviour.md#chapters */
const AHEAD_SECONDS = 30;

/** Null for a sample, which has one chapter. */
const $next = combine($chapters, $index, (chapters, index) => chapters[index + 1] ?? null);
/** The chapter that was asked for already. A failure is left to the moment when the chapter opens. */
const $asked = createStore<number | null>(null);

const isNear = nonNull(
  sample({
    clock: mediaTimeUpdated,
    source: { next: $next, asked: $asked },
    filter: ({ next, asked }, { time, duration }) =>
      next?.chapterId !== asked && duration > 0 && duration - time <= AHEAD_SECONDS,
    fn: ({ next }) => next,
  }),
);
$asked.on(isNear, (_, { chapterId }) => chapterId).reset(chapterOpened, itemRestored);

const fetchNext = createLatest({
  effect: getPlaylistAheadFx,
  mapParams: ({ chapterId }: PlayerChapter) => ({ params: { chapterId } }),
  cancelOn: [chapterOpened, bookRequested, itemRestored, playerClosed],
});
sample({ clock: isNear, target: fetchNext.requested });

/** Keeps the address for the moment when the chapter opens, at the same position. */
const prepareNextFx = attach({
  source: $engine,
  effect: (engine, { chapter, url }: { chapter: PlayerChapter; url: string }): PreparedStream => {
    engine?.prepareNext({ url, startAt: startPosition(chapter) });
    const { audioBookId, chapterId } = chapter;
    return { audioBookId, chapterId, url, at: readNow(), isNext: true };
  },
});
sample({
  clock: fetchNext.done,
  fn: ({ params, result }) => ({ chapter: params, url: result.streamUrl }),
  target: prepareNextFx,
});
sample({ clock: prepareNextFx.doneData, target: streamPrepared });

import { combine, createStore, sample } from 'effector';

import { $status } from '@/features/player/model/playback';
import {
  $chapter,
  bookRequested,
  chapterOpened,
  itemRestored,
} from '@/features/player/model/queue';
import { $hasSource } from '@/features/player/model/source';
import { $isStalled } from '@/features/player/model/stall';
import { streamArrived } from '@/features/player/model/stream';
import { readKeptStreamFx } from '@/shared/api/endpoints/stream';
import { isOnline } from '@/shared/browser/online';
import { createLatest } from '@/shared/lib/create-latest';
import { nonNull } from '@/shared/lib/non-null';
import { KEPT_FOLDER } from '@/shared/storage/kept-address';

// A chapter plays from the server although the device has it, where its address came before: the page had warmed it up, or
// the book was kept while it played. It goes on from the device once the server sends nothing. Rule: docs/behaviour.md#kept-books
const $isFromServer = createStore(false).on(
  streamArrived,
  (_, { url }) => !url.startsWith(KEPT_FOLDER),
);
const $isWaiting = $status.map((status) => status === 'loading');
const findKept = createLatest({
  effect: readKeptStreamFx,
  cancelOn: [chapterOpened, bookRequested, itemRestored],
});
const silent = sample({
  clock: [$isWaiting, $isStalled],
  source: { isWaiting: $isWaiting, isStalled: $isStalled, chapter: $chapter },
  filter: combine(
    $hasSource,
    $isFromServer,
    (hasSource, isFromServer) => hasSource && isFromServer,
  ),
  fn: ({ isWaiting, isStalled, chapter }) =>
    isWaiting && (isStalled || !isOnline()) ? (chapter?.chapterId ?? null) : null,
});
sample({ clock: nonNull(silent), target: findKept.requested });
sample({
  clock: nonNull(findKept.done.map(({ result }) => result)),
  filter: $isWaiting,
  fn: (url) => ({ url }),
  target: streamArrived,
});

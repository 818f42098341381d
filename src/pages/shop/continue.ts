import { combine, createEvent, sample } from 'effector';

import { playAction } from '@/features/player/lib/play-action';
import { pauseClicked, playClicked } from '@/features/player/model/playback';
import { $item, bookRequested, type BookRequest } from '@/features/player/model/queue';
import { $shownStatus } from '@/features/player/model/shown-status';
import type { PlayerInfo } from '@/shared/storage/keys';

import { $continued } from './model';

/** One button: starts what was heard last, pauses it, goes on with it. */
export const continueClicked = createEvent();

const $isInPlayer = combine(
  $item,
  $continued,
  (item, continued) => item?.isSample === false && item.audioBookId === continued?.info.audioBookId,
);

/** How the player stands with it. */
export const $continuedStatus = combine($isInPlayer, $shownStatus, (isInPlayer, status) =>
  isInPlayer ? status : 'ended',
);

const pressed = sample({
  clock: continueClicked,
  source: { continued: $continued, isInPlayer: $isInPlayer, status: $shownStatus },
  fn: ({ continued, isInPlayer, status }) => ({
    continued,
    action: playAction(isInPlayer, status),
  }),
});
sample({
  clock: pressed.filterMap(({ continued, action }) =>
    continued && action === 'start' ? continued.info : undefined,
  ),
  fn: toRequest,
  target: bookRequested,
});
sample({
  clock: pressed,
  filter: ({ action }) => action === 'pause',
  target: pauseClicked,
});
sample({
  clock: pressed,
  filter: ({ action }) => action === 'resume',
  target: playClicked,
});

function toRequest({ sample: isSample, chapterId, ...item }: PlayerInfo): BookRequest {
  return { item: { ...item, isSample }, chapterId };
}

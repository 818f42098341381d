import { combine, createEvent, sample } from 'effector';

import { pauseClicked, playClicked, $status } from '@/features/player/model/playback';
import { $item, bookRequested, type BookRequest } from '@/features/player/model/queue';
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
export const $continuedStatus = combine($isInPlayer, $status, (isInPlayer, status) =>
  isInPlayer ? status : 'ended',
);
const $isWanted = $continuedStatus.map((status) => status === 'playing' || status === 'loading');

sample({
  clock: sample({ clock: continueClicked, source: $continued }).filterMap(
    (continued) => continued?.info,
  ),
  filter: $isInPlayer.map((isInPlayer) => !isInPlayer),
  fn: toRequest,
  target: bookRequested,
});
sample({ clock: continueClicked, filter: $isWanted, target: pauseClicked });
sample({
  clock: continueClicked,
  filter: combine($isInPlayer, $isWanted, (isInPlayer, isWanted) => isInPlayer && !isWanted),
  target: playClicked,
});

function toRequest({ sample: isSample, chapterId, ...item }: PlayerInfo): BookRequest {
  return { item: { ...item, isSample }, chapterId };
}

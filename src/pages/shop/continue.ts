import { createEvent, sample } from 'effector';

import {
  createItemState,
  playToggled,
  type ToggleRequest,
} from '@/features/player/model/play-toggle';
import { nonNull } from '@/shared/lib/non-null';
import type { PlayerInfo } from '@/shared/storage/keys';

import { $continued } from './model';

/** The play button of the last played title was pressed. */
export const continueClicked = createEvent();

/** The state of the last played title in the player. */
export const $continuedState = createItemState(
  $continued.map(
    (continued) => continued && { audioBookId: continued.info.audioBookId, isSample: false },
  ),
);

sample({
  clock: nonNull(sample({ clock: continueClicked, source: $continued })),
  fn: ({ info }) => toRequest(info),
  target: playToggled,
});

function toRequest({ sample: isSample, chapterId, ...item }: PlayerInfo): ToggleRequest {
  return { item: { ...item, isSample }, chapterId };
}

import { createEvent, sample } from 'effector';

import { navigateFx } from '@/shared/routing/navigate';
import { bookPath, commentsPath } from '@/shared/routing/paths';

import type { Place } from './place';
import { $item } from './queue';

/** Opens the page of the current book. The address loses the player's marker, so the player shrinks. */
export const playerInfoClicked = createEvent();
export const playerCommentsClicked = createEvent();

/** The listener shares the current book. */
export const playerShareClicked = createEvent();

/** The listener shares a place of the current book. Rule: docs/behaviour.md#moment-links */
export const momentShareClicked = createEvent<Pick<Place, 'index' | 'position'>>();

/** The listener wants the book on the device. Rule: docs/behaviour.md#downloads */
export const playerDownloadClicked = createEvent();

sample({
  clock: playerInfoClicked,
  source: $item,
  filter: Boolean,
  fn: ({ audioBookId }) => ({ to: bookPath(audioBookId) }),
  target: navigateFx,
});
sample({
  clock: playerCommentsClicked,
  source: $item,
  filter: Boolean,
  fn: (item) => ({ to: commentsPath(item) }),
  target: navigateFx,
});

import { createEvent, sample } from 'effector';

import { navigateFx } from '@/shared/routing/navigate';
import { bookPath, commentsPath } from '@/shared/routing/paths';

import { $item } from './queue';

/** To the page of the book that plays; the address loses the player's marker, so it shrinks. */
export const infoClicked = createEvent();
export const commentsClicked = createEvent();

/** The listener wants to pass on what plays. */
export const shareClicked = createEvent();

sample({
  clock: infoClicked,
  source: $item,
  filter: Boolean,
  fn: ({ audioBookId }) => ({ to: bookPath(audioBookId) }),
  target: navigateFx,
});
sample({
  clock: commentsClicked,
  source: $item,
  filter: Boolean,
  fn: (item) => ({ to: commentsPath(item) }),
  target: navigateFx,
});

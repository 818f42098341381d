import { createEvent, sample } from 'effector';

import { navigateFx } from '@/shared/routing/navigate';

import { $item, type PlayerItem } from './queue';

/** To the page of the book that plays; the address loses the player's marker, so it shrinks. */
export const infoClicked = createEvent();
export const commentsClicked = createEvent();

/** Path of the page of the item's book. */
export function bookPath({ audioBookId }: PlayerItem): string {
  return `/pdp/${audioBookId}`;
}

sample({
  clock: infoClicked,
  source: $item,
  filter: Boolean,
  fn: (item) => ({ to: bookPath(item) }),
  target: navigateFx,
});
sample({
  clock: commentsClicked,
  source: $item,
  filter: Boolean,
  fn: ({ audioBookId, identifier, title }) => ({
    to: `/pdp/comment/${audioBookId}/${encodeURIComponent(identifier || String(audioBookId))}?title=${encodeURIComponent(title)}`,
  }),
  target: navigateFx,
});

import { createEvent, sample } from 'effector';

import { shareLinkFx, type SharedLink } from '@/shared/browser/share-link';

/** The listener wants to pass something on. */
export const shareRequested = createEvent<SharedLink>();

sample({
  clock: shareRequested,
  filter: shareLinkFx.pending.map((isPending) => !isPending),
  target: shareLinkFx,
});

/** There is no share sheet here: the address was put into the clipboard. */
export const linkCopied = sample({
  clock: shareLinkFx.doneData,
  filter: (outcome) => outcome === 'copied',
  fn: () => undefined,
});
/** Neither a share sheet nor the clipboard was to be had. */
export const shareFailed = sample({ clock: shareLinkFx.fail, fn: () => undefined });

import { attach, createEffect, createEvent, sample } from 'effector';

import { $bridge, callNativeFx } from '@/shared/bridge/call-native';
import {
  addressOf,
  shareLinkFx,
  type SharedLink,
  type ShareOutcome,
} from '@/shared/browser/share-link';

/** Shares a link; ignored while the previous one is being shared. */
export const shareRequested = createEvent<SharedLink>();

/** `unsupported`: the wrapper is too old to share. */
type Outcome = ShareOutcome | 'unsupported';

/** Opens the share sheet of the wrapper, else of the browser, else copies. Rule: docs/behaviour.md#sharing */
const shareFx = attach({
  source: $bridge,
  mapParams: (link: SharedLink, bridge) => ({ link, isWrapped: bridge !== null }),
  effect: createEffect(async ({ link, isWrapped }: Sharing): Promise<Outcome> => {
    if (!isWrapped) return await shareLinkFx(link);
    const { title, path } = link;
    const args = { title, text: title, url: addressOf(path) };
    const result = await callNativeFx({ method: 'share', args });
    return result.ok ? 'shared' : 'unsupported';
  }),
});

interface Sharing {
  readonly link: SharedLink;
  readonly isWrapped: boolean;
}

sample({
  clock: shareRequested,
  filter: shareFx.pending.map((isPending) => !isPending),
  target: shareFx,
});

/** The browser has no share sheet, so the address was copied to the clipboard. */
export const linkCopied = sample({
  clock: shareFx.doneData,
  filter: (outcome) => outcome === 'copied',
});
/** The native app must be updated before it can share. */
export const shareUnsupported = sample({
  clock: shareFx.doneData,
  filter: (outcome) => outcome === 'unsupported',
});
/** Neither a share sheet nor the clipboard worked. */
export const shareFailed = sample({ clock: shareFx.fail, fn: () => undefined });

import { attach, createEffect, createEvent, sample } from 'effector';

import { $bridge, callNativeFx } from '@/shared/bridge/call-native';
import {
  addressOf,
  shareLinkFx,
  type SharedLink,
  type ShareOutcome,
} from '@/shared/browser/share-link';

/** The listener wants to pass something on. */
export const shareRequested = createEvent<SharedLink>();

/** `outdated`: this wrapper is too old to share. */
type Outcome = ShareOutcome | 'outdated';

/** The wrapper's share sheet where there is a wrapper, else the browser's or the clipboard (contract, bridge). */
const shareFx = attach({
  source: $bridge,
  mapParams: (link: SharedLink, bridge) => ({ link, isWrapped: bridge !== null }),
  effect: createEffect(async ({ link, isWrapped }: Sharing): Promise<Outcome> => {
    if (!isWrapped) return await shareLinkFx(link);
    const { title, path } = link;
    const args = { title, text: title, url: addressOf(path) };
    const result = await callNativeFx({ method: 'share', args });
    return result.ok ? 'shared' : 'outdated';
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

/** There is no share sheet here: the address was put into the clipboard. */
export const linkCopied = sample({
  clock: shareFx.doneData,
  filter: (outcome) => outcome === 'copied',
});
/** The native app has to be updated first. */
export const shareUnsupported = sample({
  clock: shareFx.doneData,
  filter: (outcome) => outcome === 'outdated',
});
/** Neither a share sheet nor the clipboard was to be had. */
export const shareFailed = sample({ clock: shareFx.fail, fn: () => undefined });

import { createEffect, sample } from 'effector';

import { eventDeclined, deepLinkReceived } from '@/shared/bridge/native-events';
import { linkPath } from '@/shared/bridge/link-path';
import { linkOpened } from '@/shared/bridge/opened-link';
import { readAddress } from '@/shared/browser/address';
import { navigateFx } from '@/shared/routing/navigate';

// A deep link opens a page and does nothing else (docs/native-bridge.md#deeplink).
const readLinkFx = createEffect(({ url }: { readonly url: string }) => ({
  url,
  path: linkPath(url, readAddress().origin),
}));
sample({ clock: deepLinkReceived, target: readLinkFx });

const linkAccepted = readLinkFx.doneData.filterMap(({ url, path }) =>
  path === null ? undefined : { url, path },
);
sample({
  clock: readLinkFx.doneData,
  filter: ({ path }) => path === null,
  target: eventDeclined,
});
sample({
  clock: linkAccepted,
  fn: ({ url, path }) => ({ url, path: path.replace(/\?.*$/, '') }),
  target: linkOpened,
});
sample({ clock: linkAccepted, fn: ({ path }) => ({ to: path }), target: navigateFx });

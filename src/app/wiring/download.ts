import { attach, sample } from 'effector';

import { downloadDialogRequested } from '@/features/download/model';
import { playerDownloadClicked } from '@/features/player/model/links';
import { $item } from '@/features/player/model/queue';
import { $surface, playerShrinkRequested } from '@/features/player/model/surface';
import { libraryBookRequested } from '@/features/purchase/model/native-library';
import { $platform } from '@/shared/bridge/platform';
import { waitFx } from '@/shared/browser/wait';
import { DOWNLOAD_DIALOG_DELAY_MS } from '@/shared/config/constants';
import { nonNull } from '@/shared/lib/non-null';

// A wrapper keeps books by itself, so it opens the book. Rule: docs/behaviour.md#downloads
sample({
  clock: nonNull(
    sample({
      clock: playerDownloadClicked,
      source: { item: $item, platform: $platform },
      fn: ({ item, platform }) => (platform === 'web' ? null : item),
    }),
  ),
  target: libraryBookRequested,
});

// Elsewhere the dialog offers the app; a full player shrinks first, and the dialog follows.
const clickedOnWeb = sample({
  clock: playerDownloadClicked,
  source: { surface: $surface, platform: $platform },
  filter: ({ platform }) => platform === 'web',
  fn: ({ surface }) => surface,
});
const clickedInFullPlayer = clickedOnWeb.filter({ fn: (surface) => surface === 'full' });
const waitForShrinkFx = attach({ effect: waitFx, mapParams: () => DOWNLOAD_DIALOG_DELAY_MS });
sample({
  clock: clickedInFullPlayer,
  fn: () => undefined,
  target: [playerShrinkRequested, waitForShrinkFx],
});
sample({
  clock: [waitForShrinkFx.done, clickedOnWeb.filter({ fn: (surface) => surface !== 'full' })],
  fn: () => undefined,
  target: downloadDialogRequested,
});

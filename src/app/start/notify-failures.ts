import { sample } from 'effector';

import { overlayCodeLost } from '@/entities/connection/lost-code';
import { notificationRequested } from '@/features/notifications/model';
import { playbackFailed } from '@/features/player/model/playback';
import { requestFx } from '@/shared/api/authorized';
import { isOnline } from '@/shared/browser/online';
import { common } from '@/shared/i18n/fa/common';
import { crashed } from '@/shared/i18n/fa/crashed';
import { playback } from '@/shared/i18n/fa/playback';

// Rule: docs/behaviour.md#notifications
sample({
  clock: requestFx.failData,
  filter: ({ kind }) => kind === 'offline',
  fn: () => ({ kind: 'error' as const, text: common.offline }),
  target: notificationRequested,
});
sample({
  clock: playbackFailed,
  filter: isOnline,
  fn: () => ({ kind: 'error' as const, text: playback.failed }),
  target: notificationRequested,
});
sample({
  clock: overlayCodeLost,
  fn: () => ({ kind: 'error' as const, text: isOnline() ? crashed.overlayLost : common.offline }),
  target: notificationRequested,
});

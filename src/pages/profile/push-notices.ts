import { sample } from 'effector';

import { notificationRequested } from '@/features/notifications/model';
import { pushFailed, pushRefused, pushTurnedOn } from '@/features/push/model';
import { push as texts } from '@/shared/i18n/fa/push';

// Rule: docs/behaviour.md#push
sample({
  clock: pushRefused,
  fn: (reason) => ({ kind: 'error' as const, text: texts[reason] }),
  target: notificationRequested,
});
sample({
  clock: pushFailed,
  fn: () => ({ kind: 'error' as const, text: texts.failed }),
  target: notificationRequested,
});
sample({
  clock: pushTurnedOn,
  fn: () => ({ kind: 'info' as const, text: texts.turnedOn }),
  target: notificationRequested,
});

import { createStore, sample } from 'effector';

import { notificationRequested } from '@/features/notifications/model';
import { errors } from '@/shared/i18n/fa/errors';
import { writeRawFx } from '@/shared/storage/stored-value';

// The browser denies storage, or storage is full: positions are lost with the page. The user is
// notified once. Rule: docs/faults.md#e2
const $isNotified = createStore(false);

const storageFailed = sample({
  clock: writeRawFx.fail,
  filter: $isNotified.map((isNotified) => !isNotified),
  fn: () => ({ kind: 'warning' as const, text: errors.notKept }),
});
$isNotified.on(storageFailed, () => true);
sample({ clock: storageFailed, target: notificationRequested });

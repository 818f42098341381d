import { createStore, sample } from 'effector';

import { notificationRequested } from '@/features/notifications/model';
import { errors } from '@/shared/i18n/fa/errors';
import { writeRawFx } from '@/shared/storage/stored-value';

// The browser denies storage, or it is full: what the listener does is lost with the page, which is
// said once (fault list E2).
const $isTold = createStore(false);

const keepingFailed = sample({
  clock: writeRawFx.fail,
  filter: $isTold.map((isTold) => !isTold),
  fn: () => ({ kind: 'warning' as const, text: errors.notKept }),
});
$isTold.on(keepingFailed, () => true);
sample({ clock: keepingFailed, target: notificationRequested });

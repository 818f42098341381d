import { sample } from 'effector';

import { marketNoticeRaised } from '@/features/markets/model/notice';
import { statusSkipped } from '@/features/markets/model/status';
import { logRequested } from '@/features/logs/model';
import { $notification, notificationRequested } from '@/features/notifications/model';
import {
  notificationTextChanged,
  orderFailed,
  purchaseNoticeRaised,
} from '@/features/purchase/model/outcome';
import { purchaseNotices as texts } from '@/shared/i18n/fa/purchase-notices';

const infos: readonly string[] = ['pending', 'changed', 'validated'];

sample({
  clock: [purchaseNoticeRaised, marketNoticeRaised],
  fn: (notice) => ({
    kind: infos.includes(notice.kind) ? ('info' as const) : ('error' as const),
    text: ('text' in notice && notice.text) || texts[notice.kind],
  }),
  target: notificationRequested,
});

// The pop-up repeats a failure only after its notification has gone. Rule: docs/behaviour.md#purchase-pop-up
sample({
  clock: $notification,
  fn: (notification) => notification?.text ?? null,
  target: notificationTextChanged,
});

// A failed order without a text for the user is only logged. Rule: docs/behaviour.md#errors
sample({
  clock: orderFailed,
  fn: ({ error }) => ({ level: 'warning' as const, message: 'An order failed', data: error }),
  target: logRequested,
});
sample({
  clock: statusSkipped,
  fn: (data) => ({ level: 'warning' as const, message: 'A market status was not sent', data }),
  target: logRequested,
});

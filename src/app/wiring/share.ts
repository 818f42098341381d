import { sample } from 'effector';

import { playerShareClicked } from '@/features/player/model/links';
import { $item } from '@/features/player/model/queue';
import { notificationRequested } from '@/features/notifications/model';
import { linkCopied, shareFailed, shareRequested, shareUnsupported } from '@/features/share/model';
import { common } from '@/shared/i18n/fa/common';
import { errors } from '@/shared/i18n/fa/errors';
import { sharedBookPath } from '@/shared/routing/paths';

// The player shares the page of its book.
sample({
  clock: playerShareClicked,
  source: $item,
  filter: Boolean,
  fn: (item) => ({ title: item.title, path: sharedBookPath(item) }),
  target: shareRequested,
});

sample({
  clock: linkCopied,
  fn: () => ({ kind: 'info' as const, text: common.copied }),
  target: notificationRequested,
});
sample({
  clock: shareFailed,
  fn: () => ({ kind: 'warning' as const, text: common.shareFailed }),
  target: notificationRequested,
});
sample({
  clock: shareUnsupported,
  fn: () => ({ kind: 'error' as const, text: errors.outdatedApp }),
  target: notificationRequested,
});

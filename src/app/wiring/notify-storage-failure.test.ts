import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';

import { notificationRequested } from '@/features/notifications/model';
import { errors } from '@/shared/i18n/fa/errors';
import { isPlayingMark } from '@/shared/storage/keys';
import { entry, writeRawFx } from '@/shared/storage/stored-value';
import { watchCalls } from '@/testing/watch-calls';

import './notify-storage-failure';

it('notifies once that storage failed', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const scope = fork({ handlers: [[writeRawFx, full]] });
  const told = watchCalls(notificationRequested, scope);
  // Not awaited: the notification stays for five seconds.
  const write = () => void allSettled(writeRawFx, { scope, params: entry(isPlayingMark, true) });
  write();
  write();
  expect(told).toEqual([{ kind: 'warning', text: errors.notKept }]);
});

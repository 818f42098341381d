import { sample } from 'effector';

import { notificationRequested } from '@/features/notifications/model';
import { partnerSignInFailed } from '@/features/partner-sign-in/model';
import { partner } from '@/shared/i18n/fa/partner';

// notify-failures.ts reports a lost connection already.
sample({
  clock: partnerSignInFailed,
  filter: ({ kind }) => kind !== 'offline',
  fn: () => ({ kind: 'error' as const, text: partner.failed }),
  target: notificationRequested,
});

import { combine, sample } from 'effector';

import { notificationRequested } from '@/features/notifications/model';
import { partnerSignInFailed, partnerTokenFound } from '@/features/partner-sign-in/model';
import { partner } from '@/shared/i18n/fa/partner';

import { $areLoaded, loadPageModelsFx } from '../load-page-models';

// One notice for a partner's token that gave no session; being offline has been told already.
sample({
  clock: partnerSignInFailed,
  filter: ({ kind }) => kind !== 'offline',
  fn: () => ({ kind: 'error' as const, text: partner.failed }),
  target: notificationRequested,
});

// The question whether to swap accounts stands among what comes with the further models.
sample({
  clock: partnerTokenFound,
  filter: combine(
    $areLoaded,
    loadPageModelsFx.pending,
    (areLoaded, isPending) => !areLoaded && !isPending,
  ),
  fn: () => undefined,
  target: loadPageModelsFx,
});

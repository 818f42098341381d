import { sample } from 'effector';

import { newReportMade, reportingStarted } from '@/features/error-reporting/model';
import { logFlushRequested, logRequested } from '@/features/logs/model';
import { pageHidden } from '@/shared/browser/page-hidden';
import { trackingFlushRequested } from '@/features/tracking/model';
import { pageModelsReady } from '@/shared/routing/page-models';

// Rule: docs/behaviour.md#error-reporting
sample({ clock: pageModelsReady, target: reportingStarted });

sample({ clock: pageHidden, target: [trackingFlushRequested, logFlushRequested] });

sample({
  clock: newReportMade,
  fn: ({ message, stack, source }) => ({
    level: 'error' as const,
    message,
    data: { source, stack },
  }),
  target: logRequested,
});

import { sample } from 'effector';

import { newReportMade, reportingStarted } from '@/features/error-reporting/model';
import { logFlushRequested, logRequested } from '@/features/logs/model';
import { playlistFailed } from '@/features/player/model/stream';
import { pageHidden } from '@/shared/browser/page-hidden';
import { trackingFlushRequested } from '@/features/tracking/model';
import { pageModelsReady } from '@/shared/routing/page-models';

// Rule: docs/behaviour.md#error-reporting
sample({ clock: pageModelsReady, target: reportingStarted });

sample({ clock: pageHidden, target: [trackingFlushRequested, logFlushRequested] });

// The player itself shows the failure. Rule: docs/behaviour.md#chapters
sample({
  clock: playlistFailed,
  fn: (data) => ({
    level: 'warning' as const,
    message: 'The stream of a chapter could not be loaded',
    data,
  }),
  target: logRequested,
});

sample({
  clock: newReportMade,
  fn: ({ message, stack, source }) => ({
    level: 'error' as const,
    message,
    data: { source, stack },
  }),
  target: logRequested,
});

import { sample } from 'effector';

import { newReportMade, reportingStarted } from '@/features/error-reporting/model';
import { logFlushRequested, logRequested } from '@/features/logs/model';
import { playlistFailed } from '@/features/player/model/stream';
import { pageHidden } from '@/shared/browser/page-hidden';
import { watchVitalsFx } from '@/shared/browser/web-vitals';
import { trackingFlushRequested, trackingRequested } from '@/features/tracking/model';
import { vitalsReported, vitalsReportRequested } from '@/features/web-vitals/model';
import { pageModelsStarted } from '@/shared/routing/page-models';

// Rule: docs/behaviour.md#error-reporting
sample({ clock: pageModelsStarted, target: reportingStarted });

sample({ clock: pageModelsStarted, target: watchVitalsFx });
sample({
  clock: vitalsReported,
  fn: (report) => ({ name: 'webVitalsMeasured', ...report }),
  target: trackingRequested,
});
sample({ clock: pageHidden, target: [vitalsReportRequested, logFlushRequested] });
// The measures come when the page is hidden, too late for a pause.
sample({ clock: [pageHidden, vitalsReported], target: trackingFlushRequested });

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

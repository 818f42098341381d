import { sample } from 'effector';

import { newReportMade, reportingStarted } from '@/features/error-reporting/model';
import { logFlushRequested, logged } from '@/features/logs/model';
import { pageHidden } from '@/shared/browser/page-hidden';
import { trackingFlushRequested } from '@/features/tracking/model';

import { loadPageModelsFx } from '../load-page-models';

// Comes with the models of the pages, behind the first screen, and begins as soon as it is there.
sample({ clock: loadPageModelsFx.done, fn: () => undefined, target: reportingStarted });

sample({ clock: pageHidden, target: [trackingFlushRequested, logFlushRequested] });

sample({
  clock: newReportMade,
  fn: ({ message, stack, source }) => ({
    level: 'error' as const,
    message,
    data: { source, stack },
  }),
  target: logged,
});

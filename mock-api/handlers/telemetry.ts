import { reportError, sendEvents } from '@/shared/api/contract/telemetry';

import { handle, type Route } from '../core/handle';

/** What arrives is to be read in the journal. */
export const telemetryRoutes: readonly Route[] = [
  handle(sendEvents, () => undefined),
  handle(reportError, () => undefined),
];

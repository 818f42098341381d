import { reportError, sendEvents } from '@/shared/api/contract/telemetry';

import { handle, type Route } from '../core/handle';

/** Discards events and errors. Tests read them from the journal. */
export const telemetryRoutes: readonly Route[] = [
  handle(sendEvents, () => undefined),
  handle(reportError, () => undefined),
];

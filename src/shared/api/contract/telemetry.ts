import * as v from 'valibot';

import { operation } from './operation';

/** Tracking events, each with its own shape. */
export const sendEvents = operation({
  id: 'sendEvents',
  method: 'POST',
  path: '/api/events',
  access: 'anyone',
  body: v.object({ events: v.array(v.record(v.string(), v.unknown())) }),
});

/** One unexpected error of the app; `context` holds whatever helps, redacted by the sender. */
export const reportError = operation({
  id: 'reportError',
  method: 'POST',
  path: '/api/errors',
  access: 'anyone',
  body: v.object({
    level: v.picklist(['warning', 'error']),
    message: v.string(),
    stack: v.string(),
    context: v.record(v.string(), v.unknown()),
  }),
});

import { createStore, sample } from 'effector';

import { $logSink, logRequested, type LogSink } from '@/features/logs/model';
import { trackingRequested } from '@/features/tracking/model';
import { $bridge, callNativeFx, supports } from '@/shared/bridge/call-native';
import { messageRefused } from '@/shared/bridge/inbox';
import { redactData } from '@/shared/lib/redact';
import { pageModelsStarted } from '@/shared/routing/page-models';

/** Each line was redacted when it was logged. */
const sendLines: LogSink = (entries) => {
  const payloadJson = JSON.stringify({ entries });
  void callNativeFx({ method: 'sendEvent', args: { name: 'logBatch', payloadJson } });
};
sample({
  clock: pageModelsStarted,
  source: $bridge,
  filter: (bridge) => supports(bridge, 'sendEvent'),
  fn: () => sendLines,
  target: $logSink,
});

sample({
  clock: trackingRequested,
  fn: ({ name, ...details }) => ({
    method: 'sendEvent' as const,
    args: { name, payloadJson: JSON.stringify(redactData(details)) },
  }),
  target: callNativeFx,
});

// Only the first refused message is logged: a flood of them must not push other lines out of the log.
// Rule: docs/faults.md#c2
const $isLogged = createStore(false);
const firstRefused = sample({
  clock: messageRefused,
  filter: $isLogged.map((isLogged) => !isLogged),
});
$isLogged.on(firstRefused, () => true);
sample({
  clock: firstRefused,
  fn: (name) => ({
    level: 'warning' as const,
    message: 'A message to the web bridge was refused',
    data: { name },
  }),
  target: logRequested,
});

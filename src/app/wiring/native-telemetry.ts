import { createStore, sample } from 'effector';

import { $logSink, logged, type LogSink } from '@/features/logs/model';
import { tracked } from '@/features/tracking/model';
import { $bridge, callNativeFx, supports } from '@/shared/bridge/call-native';
import { messageRefused } from '@/shared/bridge/inbox';
import { redactData } from '@/shared/lib/redact';

import { lateModelsLoaded } from '../native-start';

/** The lines are redacted already, each as it was logged. */
const sendLines: LogSink = (entries) => {
  const payloadJson = JSON.stringify({ entries });
  void callNativeFx({ method: 'sendEvent', args: { name: 'logBatch', payloadJson } });
};
sample({
  clock: lateModelsLoaded,
  source: $bridge,
  filter: (bridge) => supports(bridge, 'sendEvent'),
  fn: () => sendLines,
  target: $logSink,
});

sample({
  clock: tracked,
  fn: ({ name, ...details }) => ({
    method: 'sendEvent' as const,
    args: { name, payloadJson: JSON.stringify(redactData(details)) },
  }),
  target: callNativeFx,
});

// One line, however many come: a flood of them must not wash the log away (fault list C2).
const $isTold = createStore(false);
const firstRefused = sample({ clock: messageRefused, filter: $isTold.map((isTold) => !isTold) });
$isTold.on(firstRefused, () => true);
sample({
  clock: firstRefused,
  fn: (name) => ({
    level: 'warning' as const,
    message: 'A message to the web bridge was refused',
    data: { name },
  }),
  target: logged,
});

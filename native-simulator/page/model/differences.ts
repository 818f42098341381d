import { combine, createStore, sample } from 'effector';
import { throttle } from 'patronum';

import { methodsOf } from '../../shim/install';
import { differencesOf, type Difference } from '../lib/compare-phones';
import { phoneLaunchOf } from '../phone/phone-launch';
import { $config } from './config';
import { $pageStarts, $stepStarts } from './drive-all';
import { $traffic } from './frames';
import { $drivesAll } from './gestures';

/** How often all lines are compared anew, ms: a phone that is slower is not yet another. */
const PAUSE_MS = 250;

const $comparable = combine({
  config: $config,
  traffic: $traffic,
  steps: $stepStarts,
  starts: $pageStarts,
});

/** What the phones that are driven together do not do alike, by the lines' numbers. */
export const $differences = createStore<ReadonlyMap<number, Difference>>(new Map(), {
  serialize: 'ignore',
});
sample({
  clock: throttle($traffic, PAUSE_MS),
  source: $comparable,
  filter: $drivesAll,
  fn: ({ config, traffic, steps, starts }) => {
    const methods = config.phones.map((phone, index) =>
      methodsOf(phoneLaunchOf(phone, index, null).launch),
    );
    return differencesOf(traffic, { methods, steps, starts });
  },
  target: $differences,
});
sample({
  clock: $drivesAll,
  filter: (drivesAll) => !drivesAll,
  fn: () => new Map<number, Difference>(),
  target: $differences,
});

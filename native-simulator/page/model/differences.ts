import { combine, createStore, sample } from 'effector';
import { throttle } from 'patronum';

import { methodsOf } from '../../shim/install';
import { differencesOf, type Difference } from '../lib/compare-phones';
import { phoneLaunchOf } from '../phone/phone-launch';
import { $config } from './config';
import { $pageStarts, $stepStarts } from './drive-all';
import { $traffic } from './frames';
import { $drivesAll } from './gestures';

/** The pause between two comparisons, which lets a slower phone catch up. */
const COMPARE_INTERVAL_MS = 250;

const $comparable = combine({
  config: $config,
  traffic: $traffic,
  steps: $stepStarts,
  starts: $pageStarts,
});

/** The differences between phones that are driven together, by the numbers of the traffic entries. */
export const $differences = createStore<ReadonlyMap<number, Difference>>(new Map(), {
  serialize: 'ignore',
});
sample({
  clock: throttle($traffic, COMPARE_INTERVAL_MS),
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

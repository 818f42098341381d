import { combine, createStore, sample } from 'effector';

import { methodsOf } from '../../shim/install';
import { differencesOf, type Difference } from '../lib/compare-phones';
import { launchOf } from '../phone/launch-of';
import { $config } from './config';
import { $starts, $steps } from './drive-all';
import { $traffic } from './frames';
import { $drivesAll } from './gestures';
import { nowAndThen } from './now-and-then';

/** How often all lines are compared anew, ms: a phone that is slower is not yet another. */
const PAUSE_MS = 250;

const $comparable = combine({ config: $config, traffic: $traffic, steps: $steps, starts: $starts });

/** What the phones that are driven together do not do alike, by the lines' numbers. */
export const $differences = createStore<ReadonlyMap<number, Difference>>(new Map(), {
  serialize: 'ignore',
});
sample({
  clock: nowAndThen($traffic, PAUSE_MS),
  source: $comparable,
  filter: $drivesAll,
  fn: ({ config, traffic, steps, starts }) => {
    const methods = config.phones.map((phone, index) =>
      methodsOf(launchOf(phone, index, null).launch),
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

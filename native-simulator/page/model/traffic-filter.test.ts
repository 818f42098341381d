import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';

import { defaultConfig, defaultPhone } from '../../config/simulator-config';
import type { TrafficEntry } from '../lib/traffic';
import { $config, phoneSelected } from './config';
import { $differences } from './differences';
import { $traffic } from './frames';
import {
  $shownKinds,
  $shownTraffic,
  differingOnlyToggled,
  kindToggled,
  searchTyped,
  selectedPhoneOnlyToggled,
} from './traffic-filter';

const route = (number: number, phone: number): TrafficEntry => ({
  ...{ kind: 'route', at: 1, path: `/${number}`, number, phone },
});
const event = (number: number, phone: number): TrafficEntry => ({
  ...{ kind: 'event', id: number, at: 1, name: 'backPressed', payload: undefined },
  ...{ consumed: true, number, phone },
});

/** Two phones that are driven together; the numbers of the entries that are shown. */
function twoPhones() {
  const config = { ...defaultConfig, drivesAll: true, phones: [defaultPhone, defaultPhone] };
  const none = { missing: [], differing: [], unsupported: [] };
  const differences = new Map([
    [2, { ...none, missing: [0] }],
    [3, { ...none, unsupported: [1] }],
  ]);
  const scope = fork({
    values: [
      [$config, config],
      [$traffic, [route(1, 0), route(2, 1), event(3, 0), event(4, 1)]],
      [$differences, differences],
    ],
  });
  return { scope, shown: () => scope.getState($shownTraffic).map(({ number }) => number) };
}

it('shows all entries, until some kinds are taken away', async () => {
  const { scope, shown } = twoPhones();
  expect(shown()).toEqual([1, 2, 3, 4]);
  await allSettled(kindToggled, { scope, params: 'route' });
  expect(shown()).toEqual([3, 4]);
  await allSettled(kindToggled, { scope, params: 'event' });
  expect(shown()).toEqual([]);
  await allSettled(kindToggled, { scope, params: 'route' });
  expect(scope.getState($shownKinds).toSorted()).toEqual(['api', 'call', 'route']);
  expect(shown()).toEqual([1, 2]);
});

it('shows what was searched for, and the entries of the selected phone', async () => {
  const { scope, shown } = twoPhones();
  await allSettled(searchTyped, { scope, params: 'Back' });
  expect(shown()).toEqual([3, 4]);
  await allSettled(selectedPhoneOnlyToggled, { scope, params: true });
  expect(shown()).toEqual([3]);
  await allSettled(phoneSelected, { scope, params: 1 });
  expect(shown()).toEqual([4]);
  await allSettled(searchTyped, { scope, params: '' });
  expect(shown()).toEqual([2, 4]);
  await allSettled(selectedPhoneOnlyToggled, { scope, params: false });
  expect(shown()).toEqual([1, 2, 3, 4]);
});

it('shows the entries that differ in more than what a platform has', async () => {
  const { scope, shown } = twoPhones();
  await allSettled(differingOnlyToggled, { scope });
  expect(shown()).toEqual([2]);
  await allSettled(differingOnlyToggled, { scope });
  expect(shown()).toEqual([1, 2, 3, 4]);
});

import { combine, createEvent, createStore } from 'effector';

import { isDifferent } from '../lib/compare-phones';
import { filtered, trafficKinds, type TrafficKind } from '../lib/traffic';
import { $selected } from './config';
import { $differences } from './differences';
import { $traffic } from './frames';
import { $drivesAll } from './gestures';

export const kindToggled = createEvent<TrafficKind>();
export const searchTyped = createEvent<string>();
export const onlyPhoneToggled = createEvent<boolean>();
/** Lines that differ between phones which are driven together, or all. */
export const onlyDifferingToggled = createEvent();

export const $kinds = createStore<readonly TrafficKind[]>(trafficKinds).on(
  kindToggled,
  (kinds, kind) =>
    kinds.includes(kind) ? kinds.filter((each) => each !== kind) : [...kinds, kind],
);
export const $search = createStore('').on(searchTyped, (_, text) => text);
export const $isOnlyPhone = createStore(false).on(onlyPhoneToggled, (_, is) => is);

const $wantsDiffering = createStore(false).on(onlyDifferingToggled, (is) => !is);
export const $isOnlyDiffering = combine(
  $wantsDiffering,
  $drivesAll,
  (wants, drivesAll) => wants && drivesAll,
);

const $filtered = combine(
  $traffic,
  $kinds,
  $search,
  $isOnlyPhone,
  $selected,
  (entries, kinds, text, isOnlyPhone, selected) =>
    filtered(entries, { kinds, text, phone: isOnlyPhone ? selected : null }),
);
/** The lines of the time line that are asked for, oldest first. */
export const $shownTraffic = combine(
  $filtered,
  $differences,
  $isOnlyDiffering,
  (entries, differences, isOnlyDiffering) =>
    isOnlyDiffering
      ? entries.filter(({ number }) => isDifferent(differences.get(number)))
      : entries,
);

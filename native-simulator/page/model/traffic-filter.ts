import { combine, createEvent, createStore } from 'effector';

import { isDifferent } from '../lib/compare-phones';
import { filterTraffic, trafficKinds, type TrafficKind } from '../lib/traffic';
import { $selectedIndex } from './config';
import { $differences } from './differences';
import { $traffic } from './frames';
import { $drivesAll } from './gestures';

export const kindToggled = createEvent<TrafficKind>();
export const searchTyped = createEvent<string>();
export const selectedPhoneOnlyToggled = createEvent<boolean>();
/** Shows only the entries that differ between phones, or all. */
export const differingOnlyToggled = createEvent();

export const $shownKinds = createStore<readonly TrafficKind[]>(trafficKinds).on(
  kindToggled,
  (kinds, kind) =>
    kinds.includes(kind) ? kinds.filter((each) => each !== kind) : [...kinds, kind],
);
export const $searchText = createStore('').on(searchTyped, (_, text) => text);
export const $showsSelectedPhoneOnly = createStore(false).on(
  selectedPhoneOnlyToggled,
  (_, is) => is,
);

const $isDifferingOnlyChosen = createStore(false).on(differingOnlyToggled, (is) => !is);
export const $showsDifferingOnly = combine(
  $isDifferingOnlyChosen,
  $drivesAll,
  (wants, drivesAll) => wants && drivesAll,
);

const $filtered = combine(
  $traffic,
  $shownKinds,
  $searchText,
  $showsSelectedPhoneOnly,
  $selectedIndex,
  (entries, kinds, text, isOnlyPhone, selected) =>
    filterTraffic(entries, { kinds, text, phone: isOnlyPhone ? selected : null }),
);
/** The filtered entries of the time line, oldest first. */
export const $shownTraffic = combine(
  $filtered,
  $differences,
  $showsDifferingOnly,
  (entries, differences, isOnlyDiffering) =>
    isOnlyDiffering
      ? entries.filter(({ number }) => isDifferent(differences.get(number)))
      : entries,
);

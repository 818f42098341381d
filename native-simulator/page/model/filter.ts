import { combine, createEvent, createStore } from 'effector';

import { filtered, trafficKinds, type TrafficKind } from '../lib/traffic';
import { $selected } from './config';
import { $traffic } from './frames';

export const kindToggled = createEvent<TrafficKind>();
export const searchTyped = createEvent<string>();
export const onlyPhoneToggled = createEvent<boolean>();

export const $kinds = createStore<readonly TrafficKind[]>(trafficKinds).on(
  kindToggled,
  (kinds, kind) =>
    kinds.includes(kind) ? kinds.filter((each) => each !== kind) : [...kinds, kind],
);
export const $search = createStore('').on(searchTyped, (_, text) => text);
export const $isOnlyPhone = createStore(false).on(onlyPhoneToggled, (_, is) => is);

/** The lines of the time line that are asked for, oldest first. */
export const $shownTraffic = combine(
  $traffic,
  $kinds,
  $search,
  $isOnlyPhone,
  $selected,
  (entries, kinds, text, isOnlyPhone, selected) =>
    filtered(entries, { kinds, text, phone: isOnlyPhone ? selected : null }),
);

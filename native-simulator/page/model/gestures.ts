import { combine, createEvent, createStore, sample } from 'effector';

import type { Gesture } from '../../recording/recorder';
import type { Scroll } from '../phone/sim-port';
import { $config } from './config';

/** A person did something in a phone's page; as JSON. */
export const gestureReported = createEvent<{ phone: number; json: string }>();

export interface PhoneGesture {
  readonly phone: number;
  readonly gesture: Gesture;
}

/** What a person did in a phone. */
export const gesturePerformed = createEvent<PhoneGesture>();
/** What the simulator did in a phone in a person's place. */
export const gestureRepeated = createEvent<PhoneGesture>();
export const phoneScrolled = createEvent<{ phone: number; scroll: Scroll }>();

const acted = gestureReported.map(({ phone, json }) => ({
  phone,
  deed: JSON.parse(json) as Gesture | Scroll,
}));
sample({
  clock: acted.filterMap(({ phone, deed }) =>
    deed.kind === 'scroll' ? undefined : { phone, gesture: deed },
  ),
  target: gesturePerformed,
});
sample({
  clock: acted.filterMap(({ phone, deed }) =>
    deed.kind === 'scroll' ? { phone, scroll: deed } : undefined,
  ),
  target: phoneScrolled,
});

/** Whether what is done to one phone is done to all. */
export const $drivesAll = $config.map(({ drivesAll, phones }) => drivesAll && phones.length > 1);

/** Phones whose gestures are recorded now. */
export const recordedPhonesChanged = createEvent<readonly number[]>();
const $recorded = createStore<readonly number[]>([]).on(
  recordedPhonesChanged,
  (_, phones) => phones,
);

/** A replay is no place for a person's hand. */
export const replayRunningChanged = createEvent<boolean>();
const $isHandsOff = createStore(false).on(replayRunningChanged, (_, is) => is);

/** Phones whose page has to tell what a person does in it. */
export const $watchedPhones = combine(
  $config,
  $drivesAll,
  $recorded,
  $isHandsOff,
  ({ phones }, drivesAll, recorded, isHandsOff) =>
    phones
      .map((_, index) => index)
      .filter((index) => !isHandsOff && (drivesAll || recorded.includes(index))),
);

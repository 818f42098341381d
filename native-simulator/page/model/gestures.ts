import { combine, createEvent, createStore, sample } from 'effector';

import type { Gesture } from '../../recording/recorder';
import type { Scroll } from '../phone/sim-port';
import { $config } from './config';

/** A phone's page reported a gesture of the user, as the JSON of a Gesture or Scroll. */
export const gestureReported = createEvent<{ phone: number; json: string }>();

export interface PhoneGesture {
  readonly phone: number;
  readonly gesture: Gesture;
}

/** The user acted in a phone. */
export const gesturePerformed = createEvent<PhoneGesture>();
/** The simulator repeated a gesture in a phone, for a replay or while it drives all phones. */
export const gestureRepeated = createEvent<PhoneGesture>();
export const phoneScrolled = createEvent<{ phone: number; scroll: Scroll }>();

const gestureParsed = gestureReported.map(({ phone, json }) => ({
  phone,
  gesture: JSON.parse(json) as Gesture | Scroll,
}));
sample({
  clock: gestureParsed.filterMap(({ phone, gesture }) =>
    gesture.kind === 'scroll' ? undefined : { phone, gesture },
  ),
  target: gesturePerformed,
});
sample({
  clock: gestureParsed.filterMap(({ phone, gesture }) =>
    gesture.kind === 'scroll' ? { phone, scroll: gesture } : undefined,
  ),
  target: phoneScrolled,
});

/** Whether all phones repeat the user's actions in one of them. */
export const $drivesAll = $config.map(({ drivesAll, phones }) => drivesAll && phones.length > 1);

/** The phones that are being recorded have changed. */
export const recordedPhonesChanged = createEvent<readonly number[]>();
const $recordedPhones = createStore<readonly number[]>([]).on(
  recordedPhonesChanged,
  (_, phones) => phones,
);

/** A replay has started (true) or ended (false). Meanwhile the user's gestures are ignored. */
export const replayRunningChanged = createEvent<boolean>();
const $isReplayRunning = createStore(false).on(replayRunningChanged, (_, is) => is);

/** The phones whose pages report the user's gestures. */
export const $watchedPhones = combine(
  $config,
  $drivesAll,
  $recordedPhones,
  $isReplayRunning,
  ({ phones }, drivesAll, recorded, isReplayRunning) =>
    phones
      .map((_, index) => index)
      .filter((index) => !isReplayRunning && (drivesAll || recorded.includes(index))),
);

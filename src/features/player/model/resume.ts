import { createEffect, createStore, sample } from 'effector';

import { readNow } from '@/shared/browser/now';
import { nonNull } from '@/shared/lib/non-null';

import { isStillAwake, rewindAfter } from '../lib/resume';
import { createDeviceSwitch } from './device-switch';
import { playFx } from './engine';
import { placeAt, type Place } from './place';
import { placeRequested } from './place-request';
import { $status, playbackFailed, playClicked } from './playback';
import { itemRestored } from './queue';
import { $fadeStart } from './sleep-fade';
import { sleepFired } from './sleep-timer';
import { outputMissing } from './source';
import { playlistFailed } from './stream';
import { wentElsewhere } from './went-elsewhere';

/** `toggled` switches the rewinding after a pause on or off. Rule: docs/behaviour.md#smart-rewind */
export const { toggled: smartRewindToggled, $isOn: $hasSmartRewind } =
  createDeviceSwitch('smartRewind');

interface Stop {
  /** Epoch milliseconds. */
  readonly at: number;
  /** Where the sleep timer began to fade; null after an ordinary pause. */
  readonly fadedFrom: Place | null;
  /** Play was pressed since; the sound has not come yet. */
  readonly isOver: boolean;
}
const noteStopFx = createEffect((fadedFrom: Place | null): Stop => ({
  at: readNow(),
  fadedFrom,
  isOver: false,
}));
const resumeFx = createEffect(
  ({ stop, place, hasRewind }: { stop: Stop; place: Place; hasRewind: boolean }): Place | null => {
    const now = readNow();
    if (stop.fadedFrom && isStillAwake(stop.at, now)) return stop.fadedFrom;
    const rewind = hasRewind ? Math.min(place.position, rewindAfter(now - stop.at)) : 0;
    return rewind > 0 ? { ...place, position: place.position - rewind } : null;
  },
);
/** No pause of the listener's, as after an error: however long it lasts, the sound goes on at the exact second. */
const exactStop: Stop = { at: Infinity, fadedFrom: null, isOver: true };
/** How the sound stopped last; null while it plays, and once the listener has gone elsewhere. */
const $stop = createStore<Stop | null>(null)
  // The timer's stop is a pause as well, and says more.
  .on(noteStopFx.doneData, (known, stop) => (known?.fadedFrom ? known : stop))
  .on(resumeFx.done, (_, { params }) => ({ ...params.stop, isOver: true }))
  // A stream that fails during a pause does not end the pause.
  .on([playbackFailed, playlistFailed, outputMissing], (stop) =>
    stop?.isOver === false ? stop : exactStop,
  )
  // Nor does a browser that refuses to play; a title that was just picked has not played yet, so nothing was paused.
  .on(playFx.fail, (stop) => stop ?? exactStop)
  // An item that was restored, or has followed another tab, is paused, but goes on where it is shown.
  .on(itemRestored, () => exactStop)
  .reset(wentElsewhere);

sample({
  clock: $status,
  filter: (status) => status === 'playing',
  fn: () => null,
  target: $stop,
});
const paused = sample({
  clock: $status,
  source: $stop,
  filter: (stop, status) => status === 'paused' && stop === null,
  fn: () => null,
});
const fellAsleep = sample({
  clock: placeAt(sleepFired),
  source: $fadeStart,
  fn: (fadedFrom, { place }) => fadedFrom ?? place,
});
sample({ clock: [paused, fellAsleep], target: noteStopFx });
sample({
  clock: nonNull(
    sample({
      clock: placeAt(playClicked),
      source: { stop: $stop, hasRewind: $hasSmartRewind },
      fn: ({ stop, hasRewind }, { place }) => stop && place && { stop, place, hasRewind },
    }),
  ),
  target: resumeFx,
});
sample({ clock: nonNull(resumeFx.doneData), target: placeRequested });

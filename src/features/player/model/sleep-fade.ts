import { createStore, sample } from 'effector';

import { nonNull } from '@/shared/lib/non-null';

import { fadeGain } from '../lib/sleep';
import { pauseFx, setLoudnessFx } from './engine';
import { placeAt, type Place } from './place';
import { playClicked } from './playback';
import { $hasSleepFade } from './sleep-settings';
import { $sleepLeft, $sleepOption, sleepSet } from './sleep-timer';
import { $loudness } from './volume';
import { wentElsewhere } from './went-elsewhere';

// The sound fades out over the end of the timer, and has its volume back once it is paused: earlier, the
// listener would hear a loud last syllable.
const $gain = createStore(1);
sample({
  clock: nonNull($sleepLeft),
  source: $hasSleepFade,
  fn: (hasFade, left) => (hasFade ? fadeGain(left) : 1),
  target: $gain,
});
sample({
  clock: [pauseFx.finally, sleepSet, playClicked],
  source: $sleepOption,
  filter: (option) => option === 'off',
  fn: () => 1,
  target: $gain,
});
sample({
  clock: $gain,
  source: $loudness,
  fn: ({ volume, isMuted }, gain) => ({ volume: volume * gain, isMuted }),
  target: setLoudnessFx,
});

/** The place at which the sound began to fade; null while it does not, or once the listener has gone elsewhere. */
export const $fadeStart = createStore<Place | null>(null).reset(wentElsewhere);
sample({
  clock: placeAt($gain.map((gain) => gain < 1).updates),
  fn: ({ place, cause: isFading }) => (isFading ? place : null),
  target: $fadeStart,
});

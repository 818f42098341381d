import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';

import { playerSpeeds, type PlayerSpeeds } from '@/shared/storage/keys';
import { storedElsewhere } from '@/shared/storage/stored-elsewhere';
import { entry, readStoredFx, writeRawFx } from '@/shared/storage/stored-value';

import { NORMAL_SPEED, nextSpeed } from '../lib/speeds';
import { $engine } from './engine';
import { progressClearRequested } from './progress';
import { $item } from './queue';
import { playerShown } from './shown';

/** A speed of the list was chosen; it is remembered for the title. A podcast's episodes share one title. */
export const speedChosen = createEvent<number>();
/** The next speed of the list, by a key. */
export const speedStepped = createEvent<'slower' | 'faster'>();

const setRateFx = attach({
  source: $engine,
  effect: (engine, rate: number) => engine?.setRate(rate),
});

// Read whenever the player appears, because another tab may have written it since, and whenever it does so later.
const readSpeedsFx = createEffect(() => readStoredFx(playerSpeeds));
sample({ clock: playerShown, target: readSpeedsFx });

const $speeds = createStore<PlayerSpeeds>({})
  .on(readSpeedsFx.doneData, (known, stored) => stored ?? known)
  .on(storedElsewhere(playerSpeeds), (_, { value }) => value ?? {})
  .reset(progressClearRequested);

/** The speed of the item in the player; samples always play at normal speed. */
export const $speed = combine($item, $speeds, (item, remembered) =>
  item && !item.isSample ? (remembered[item.audioBookId] ?? NORMAL_SPEED) : NORMAL_SPEED,
);

sample({ clock: [$speed, readSpeedsFx.done], source: $speed, target: setRateFx });
sample({
  clock: speedStepped,
  source: $speed,
  fn: nextSpeed,
  target: speedChosen,
});
const speedsChanged = sample({
  clock: speedChosen,
  source: { item: $item, remembered: $speeds },
  filter: ({ item }) => item?.isSample === false,
  fn: ({ item, remembered }, speed): PlayerSpeeds =>
    item ? { ...remembered, [item.audioBookId]: speed } : remembered,
});
sample({ clock: speedsChanged, target: $speeds });
sample({
  clock: speedsChanged,
  fn: (remembered) => entry(playerSpeeds, remembered),
  target: writeRawFx,
});

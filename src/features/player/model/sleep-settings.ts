import { createEffect, createEvent, createStore, sample } from 'effector';

import { changeSettingsFx, readSettingsFx } from '@/shared/storage/settings';

import { playerShown } from './shown';

/** Switches the fading of the sound at the end of the sleep timer on or off. Rule: docs/behaviour.md#sleep-timer */
export const sleepFadeToggled = createEvent();
const readFadeFx = createEffect(async () => (await readSettingsFx())?.sleepFade ?? true);
export const $hasSleepFade = createStore(true)
  .on(readFadeFx.doneData, (_, isOn) => isOn)
  .on(sleepFadeToggled, (isOn) => !isOn);
sample({ clock: playerShown, target: readFadeFx });
sample({
  clock: sleepFadeToggled,
  source: $hasSleepFade,
  fn: (sleepFade) => ({ sleepFade }),
  target: changeSettingsFx,
});

import { attach, createEvent, createStore, sample, type EventCallable, type Store } from 'effector';

import { nonNull } from '@/shared/lib/non-null';
import { changeSettingsFx, readSettingsFx } from '@/shared/storage/settings';

import { playerShown } from './shown';

/** A setting of this device that is on unless it was switched off. */
export interface DeviceSwitch {
  readonly toggled: EventCallable<void>;
  readonly $isOn: Store<boolean>;
}

/** Makes the switch of a setting, which is read when the player appears. Module level only. */
export function createDeviceSwitch(name: 'sleepFade' | 'smartRewind'): DeviceSwitch {
  const toggled = createEvent();
  const readFx = attach({ effect: readSettingsFx });
  const $isOn = createStore(true)
    .on(nonNull(readFx.doneData), (_, { [name]: isOn = true }) => isOn)
    .on(toggled, (isOn) => !isOn);
  sample({ clock: playerShown, target: readFx });
  sample({
    clock: toggled,
    source: $isOn,
    fn: (isOn) => ({ [name]: isOn }),
    target: changeSettingsFx,
  });
  return { toggled, $isOn };
}

import { createEffect } from 'effector';

import { defaultSettings, deviceSettings, type DeviceSettings } from './settings-key';
import { entry, readStoredFx, writeRawFx } from './stored-value';

/** Reads the settings of this device; null where none was ever made. */
export const readSettingsFx = createEffect(() => readStoredFx(deviceSettings));

/** Stores some settings and keeps the others, which belong to other parts of the app. */
export const changeSettingsFx = createEffect(async (changes: Partial<DeviceSettings>) => {
  const stored = await readSettingsFx();
  await writeRawFx(entry(deviceSettings, { ...defaultSettings, ...stored, ...changes }));
});

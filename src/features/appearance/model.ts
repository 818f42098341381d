import { createEffect, createEvent, createStore, sample } from 'effector';

import { applyAppearance } from '@/shared/browser/appearance';
import { storageChanged } from '@/shared/browser/storage-changes';
import type { Theme } from '@/shared/config/appearance';
import { nonNull } from '@/shared/lib/non-null';
import { pageModelsReady } from '@/shared/routing/page-models';
import { defaultSettings, deviceSettings } from '@/shared/storage/settings-key';
import { entry, readStoredFx, writeRawFx } from '@/shared/storage/stored-value';

export const themePicked = createEvent<Theme>();
/** Percent of the browser's own text size. */
export const textSizePicked = createEvent<number>();

export const applyAppearanceFx = createEffect(applyAppearance);

/** The device's theme and text size. The early script has applied the stored ones before the first paint. */
export const $appearance = createStore(defaultSettings)
  .on(themePicked, (settings, theme) => ({ ...settings, theme }))
  .on(textSizePicked, (settings, textSize) => ({ ...settings, textSize }));

const readSettingsFx = createEffect(() => readStoredFx(deviceSettings));
sample({ clock: pageModelsReady, target: readSettingsFx });
sample({ clock: nonNull(readSettingsFx.doneData), target: $appearance });

sample({
  clock: [themePicked, textSizePicked],
  source: $appearance,
  fn: (settings) => entry(deviceSettings, settings),
  target: writeRawFx,
});

// Another tab has changed the settings, or removed them together with everything else.
sample({
  clock: storageChanged,
  filter: ({ key }) => key === null || key === deviceSettings.name,
  fn: ({ raw }) => (raw === null ? null : deviceSettings.parse(raw)) ?? defaultSettings,
  target: $appearance,
});

sample({ clock: $appearance.updates, target: applyAppearanceFx });

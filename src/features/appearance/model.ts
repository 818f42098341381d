import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';

import { $nativeState } from '@/shared/bridge/native-state';
import { applyAppearance } from '@/shared/browser/appearance';
import { storageChanged } from '@/shared/browser/storage-changes';
import { themes, type Theme } from '@/shared/config/appearance';
import { nonNull } from '@/shared/lib/non-null';
import { pageModelsStarted } from '@/shared/routing/page-models';
import { changeSettingsFx, readSettingsFx } from '@/shared/storage/settings';
import { defaultSettings, deviceSettings } from '@/shared/storage/settings-key';

export const themePicked = createEvent<Theme>();
/** Percent of the browser's own text size. */
export const textSizePicked = createEvent<number>();

export const applyAppearanceFx = createEffect(applyAppearance);

/** The device's theme and text size. The early script has applied the stored ones before the first paint. */
export const $appearance = createStore(defaultSettings)
  .on(themePicked, (settings, theme) => ({ ...settings, theme }))
  .on(textSizePicked, (settings, textSize) => ({ ...settings, textSize }));

const readAppearanceFx = attach({ effect: readSettingsFx });
sample({ clock: pageModelsStarted, fn: () => undefined, target: readAppearanceFx });
sample({ clock: nonNull(readAppearanceFx.doneData), target: $appearance });

sample({
  clock: [themePicked, textSizePicked],
  source: $appearance,
  fn: ({ theme, textSize }) => ({ theme, textSize }),
  target: changeSettingsFx,
});

// Another tab has changed the settings, or removed them together with everything else.
sample({
  clock: storageChanged,
  filter: ({ key }) => key === null || key === deviceSettings.name,
  fn: ({ raw }) => (raw === null ? null : deviceSettings.parse(raw)) ?? defaultSettings,
  target: $appearance,
});

/**
 * What the page shows: a listener without a theme of their own gets that of the native app around the page,
 * because a web view does not always know it. Rule: docs/native-bridge.md#nativestate
 */
export const $shownAppearance = combine($appearance, $nativeState, (settings, { theme }) => {
  const nativeTheme = themes.find((known) => known === theme);
  return settings.theme === 'system' && nativeTheme
    ? { ...settings, theme: nativeTheme }
    : settings;
});
sample({ clock: $shownAppearance.updates, target: applyAppearanceFx });

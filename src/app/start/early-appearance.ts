/**
 * A script of its own in the page (vite/early-script.ts). It runs before the first paint, so that a
 * listener who chose the other theme never sees a flash of the device's one. Rule: docs/behaviour.md#appearance
 */
import { applyAppearance, applyThemeColor } from '@/shared/browser/appearance';
import { paperColor, themeColorIn } from '@/shared/config/appearance';
import { deviceSettings } from '@/shared/storage/settings-key';

try {
  const raw = localStorage.getItem(deviceSettings.name);
  const settings = raw === null ? null : deviceSettings.parse(raw);
  if (settings) {
    applyAppearance(settings);
    applyThemeColor(themeColorIn(settings.theme, paperColor));
  }
} catch {
  // The browser denies storage: the page keeps the device's theme and text size.
}

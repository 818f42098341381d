/**
 * A script of its own in the page (vite/early-script.ts). It runs before the first paint, so that a
 * listener who chose the other theme never sees a flash of the device's one. Rule: docs/behaviour.md#appearance
 */
import { applyAppearance, applyThemeColor } from '@/shared/browser/appearance';
import { OWN_CLIENT_ID } from '@/shared/config/own-client-id';
import { paperColor, themeColorIn } from '@/shared/config/appearance';
import { isPrerendered, refusePrerendered } from '@/shared/browser/prerendered';
import { deviceSettings } from '@/shared/storage/settings-key';

/** What only the device of a listener has who was here before. docs/storage.md has the names. */
const ownNames = ['access_token', 'CHAPTER_PLAYED'];

try {
  // The server renders the page of a new visitor on a phone.
  if (
    isPrerendered() &&
    (window.WebBridge ||
      matchMedia('(min-width: 900px)').matches ||
      ownNames.some((name) => localStorage.getItem(name)) ||
      (sessionStorage.getItem('client_id') ?? OWN_CLIENT_ID) !== OWN_CLIENT_ID)
  )
    refusePrerendered();
  const raw = localStorage.getItem(deviceSettings.name);
  const settings = raw === null ? null : deviceSettings.parse(raw);
  if (settings) {
    applyAppearance(settings);
    applyThemeColor(themeColorIn(settings.theme, paperColor));
  }
} catch {
  // The browser denies storage: nobody is signed in, and the page keeps the device's theme and text size.
}

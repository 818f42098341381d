import {
  devices,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
} from '@playwright/test';
import { browserArguments, findBrowser, findHeadlessBrowser } from '../scripts/find-browser.mjs';
import type { EngineName } from '../scripts/lib/engines';

type Use = Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>;

const screen = { width: 390, height: 844 };

/**
 * The browser that Playwright launches, and its phone.
 * @param engine one of Playwright's own builds; undefined for the Chromium that scripts/find-browser.mjs finds
 */
export function browserOptions(
  engine: EngineName | undefined,
  isWatched: boolean,
): { readonly browser: Use; readonly phone: Use } {
  const size = { viewport: screen, screen, deviceScaleFactor: 2 };
  if (engine === 'webkit')
    return { browser: { browserName: engine }, phone: { ...devices['iPhone 15'], ...size } };
  // Firefox has no emulation of phones: the page is small and takes touches.
  if (engine === 'firefox')
    return { browser: { browserName: engine }, phone: { ...size, hasTouch: true } };
  const executablePath = isWatched ? findBrowser() : findHeadlessBrowser();
  return {
    browser: {
      launchOptions: { ...(executablePath && { executablePath }), args: browserArguments },
    },
    phone: { ...devices['Pixel 7'], ...size },
  };
}

import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { browserArguments, findBrowser } from '../../scripts/find-browser.mjs';

/** A phone, as the app is made for. */
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };

/** The path of the browser to measure with. Fails when this machine has none. */
export function browserPath(): string {
  const path = findBrowser();
  if (path === undefined) {
    throw new Error('There is no browser. Install Chromium, or set SHENIDAR_BROWSER to its path.');
  }
  return path;
}

/** Starts the browser as people have it: no flag lets sound begin without a gesture. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: browserPath(), args: browserArguments });
}

/** A visitor who has never been here. */
export async function newVisitor(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext(phone);
  // Functions that are handed to the page call this helper, by which tsx keeps their names.
  await context.addInitScript('globalThis.__name = (value) => value;');
  return context;
}

import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { browserArguments, findBrowser } from '../../scripts/find-browser.mjs';

/** A phone-sized view. */
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };

/** @throws when this machine has no browser */
export function browserPath(): string {
  const path = findBrowser();
  if (path === undefined) {
    throw new Error('There is no browser. Install Chromium, or set SHENIDAR_BROWSER to its path.');
  }
  return path;
}

/** Starts the browser with its usual autoplay rules: sound needs a user gesture. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: browserPath(), args: browserArguments });
}

/** A context without storage or cache. */
export async function newVisitor(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext(phone);
  // tsx compiles functions with calls of this helper, which the page does not have.
  await context.addInitScript('globalThis.__name = (value) => value;');
  return context;
}

/** Waits until the app has taken over a page that came with its first view: before, the page starts, and does not answer. */
export async function appTookOver(page: Page): Promise<void> {
  await page.locator('html:not([data-prerendered])').waitFor({ state: 'attached' });
}

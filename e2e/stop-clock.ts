import type { Page } from '@playwright/test';

/** More than any machine takes from the reading of the clock until it stands. */
const AHEAD_MS = 10_000;

/**
 * Moves the clock of a page on by ten seconds and stops it there: from now on it moves by `page.clock.runFor` alone,
 * and nothing in the page ends because the machine is slow. Media plays on, but only what is loaded.
 * `page.clock.install` has to come before the timers that are to stand.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + AHEAD_MS);
}

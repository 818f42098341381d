import type { Page } from '@playwright/test';

/** How the benchmark operates a page with something to play. */
export interface Player {
  /** Opens the page and waits until it is idle. `url` ends with a slash. */
  open(page: Page, url: string): Promise<void>;
  /** Starts the sound by a click. */
  play(page: Page): Promise<void>;
  /** Shows the seek control after the sound has started, and waits until the page is idle. */
  showSeekControl(page: Page): Promise<void>;
  /** Seeks by a click. */
  seek(page: Page): Promise<void>;
}

/** The book that is played. */
export const audioBookId = 1001;

/** The target of a far seek as a fraction of the duration; it is not buffered yet. */
export const FAR_SEEK_FRACTION = 0.8;

/** Wait after the network is idle, or the full player is open. */
export const SETTLE_MS = 600;

export async function openAndSettle(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLE_MS);
}

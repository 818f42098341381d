import type { Page } from '@playwright/test';

/** A page with something to play, as the benchmark handles it. */
export interface Player {
  /** Opens the page, whose address ends with a slash, and leaves it at SETTLE_MS. */
  open(page: Page, url: string): Promise<void>;
  /** Starts the sound by a click. */
  play(page: Page): Promise<void>;
  /** Brings the control for seeking into view, once there is sound. */
  showSeekControl(page: Page): Promise<void>;
  /** Seeks by a click. */
  seek(page: Page): Promise<void>;
}

/** The book that is played from. */
export const audioBookId = 1001;

/** Where in the whole a far seek leads, from 0 to 1; nothing there has been fetched yet. */
export const FAR_SEEK_FRACTION = 0.8;

/** How long a page is left alone once its network is quiet, in ms. */
const SETTLE_MS = 600;

export async function openAndSettle(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLE_MS);
}

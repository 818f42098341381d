import type { Page } from '@playwright/test';

/** A page with something to play, as the benchmark handles it. */
export interface Player {
  /** Opens the page, whose address ends with a slash, and leaves it at rest. */
  open(page: Page, url: string): Promise<void>;
  /** Starts the sound by a click. */
  play(page: Page): Promise<void>;
  /** Brings the control for seeking into view, once there is sound. */
  readySeek(page: Page): Promise<void>;
  /** Seeks by a click. */
  seek(page: Page): Promise<void>;
}

/** The book that is played from. */
export const audioBookId = 1001;

/** Where in the whole a far seek leads, from 0 to 1; nothing there has been fetched yet. */
export const farPlace = 0.8;

/** How long a page is left alone once its network is quiet, in ms. */
const rest = 600;

export async function openAndRest(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(rest);
}

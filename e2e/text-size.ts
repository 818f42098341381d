import type { Page } from '@playwright/test';

/** Sets the text to a share of its size, in percent, as the setting of the device does. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  await page.evaluate(
    (size) => document.documentElement.style.setProperty('--text-size', size),
    `${percent}%`,
  );
}

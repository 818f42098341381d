import type { Page, TestInfo } from '@playwright/test';
import { expect } from '../fixtures/test';
import type { Screen } from './screen';
import { themes, type Size } from './sizes';

/** How long something may take to come, in ms; a dev server compiles what is visited first. */
const patience = 60_000;

interface Sitting {
  readonly page: Page;
  readonly screen: Screen;
  readonly sizes: readonly Size[];
  /** What the page waits for. */
  readonly pending: () => readonly string[];
}

/** Takes a picture in every size and both themes; the gallery's reporter collects them. */
export async function takePictures(sitting: Sitting, testInfo: TestInfo): Promise<void> {
  const { page, screen, sizes } = sitting;
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      await settle(sitting);
      const body = await page.screenshot({
        type: 'jpeg',
        quality: 85,
        animations: 'disabled',
        fullPage: screen.isWhole ?? false,
      });
      const name = `${size.width}x${size.height} ${colorScheme}`;
      await testInfo.attach(name, { body, contentType: 'image/jpeg' });
    }
  }
}

/** Waits until the page looks as it will stay: nothing busy, views, letters and pictures there. */
async function settle({ page, screen, pending }: Sitting): Promise<void> {
  const something = page.locator('h1, h2, iframe').filter({ visible: true });
  await expect(something.first()).toBeVisible({ timeout: patience });
  if (!screen.isWaiting) await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect.poll(pending).toEqual([]);
  for (const frame of page.frames()) {
    await frame.evaluate(async () => {
      await document.fonts.ready;
      // What has come is drawn with the next frame.
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    });
  }
}

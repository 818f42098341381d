import type { Frame, Page, TestInfo } from '@playwright/test';
import { expect } from '../fixtures/test';
import type { Screen } from './screen';
import { themes, type Size } from './sizes';

/** The longest wait for a page; the dev server compiles it on the first visit. */
const MAX_LOAD_MS = 60_000;

interface Sitting {
  readonly page: Page;
  readonly screen: Screen;
  readonly sizes: readonly Size[];
  /** The addresses of pending requests. */
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

/** Waits until the page no longer changes: no loading state, and views, fonts and pictures are there. */
async function settle({ page, screen, pending }: Sitting): Promise<void> {
  const content = page.locator('h1, h2, iframe').filter({ visible: true });
  await expect(content.first()).toBeVisible({ timeout: MAX_LOAD_MS });
  if (!screen.isWaiting) await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect.poll(pending).toEqual([]);
  for (const frame of page.frames()) {
    if (!(await isDrawn(frame))) continue;
    await frame.evaluate(async () => {
      await document.fonts.ready;
      // The browser draws what has arrived in the next frame.
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    });
  }
}

/** The browser draws no frames of a hidden iframe, such as that of the closed support chat. */
async function isDrawn(frame: Frame): Promise<boolean> {
  return frame.parentFrame() === null || (await frame.frameElement()).isVisible();
}

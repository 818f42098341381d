import { expect, type Page } from '@playwright/test';

/** Scrolls to the end by half windows: browsers and pages leave out what is far below until it comes near. */
export function scrollThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { documentElement: root } = document;
    for (let top = 0; top < root.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
}

/** Scrolls to the end until nothing more comes, and every part of the page is there. `ready` waits for the requests. */
export async function loadWhole(page: Page, ready: () => Promise<void>): Promise<void> {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect(async () => {
    const before = await height();
    await scrollThrough(page);
    await ready();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await height()).toBe(before);
  }).toPass();
}

import type { Page } from '@playwright/test';

import { saveData } from '../../fixtures/saves-data';
import { expect, test } from '../../fixtures/test';

const isDisplayFaceLoaded = (page: Page) =>
  page.evaluate(() => [...document.fonts].some(({ family }) => family === 'Gulzar'));

const fontRequests = (page: Page) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('gulzar')) requested.push(request.url());
  });
  return requested;
};

test('A user gets the display face after the first pictures, and nothing moves', async ({
  page,
  layoutShifts,
  gotoShop,
}) => {
  const shopPage = await gotoShop();
  await expect(shopPage.firstShelf).toBeVisible();
  await expect.poll(() => isDisplayFaceLoaded(page)).toBe(true);

  const times = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource');
    const timesOf = (part: string) => resources.filter(({ name }) => name.includes(part));
    return {
      font: timesOf('gulzar').map(({ startTime }) => startTime),
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    };
  });
  expect(times.font).toHaveLength(1);
  expect(times.font[0]).toBeGreaterThan(times.painted);
  expect(await layoutShifts()).toEqual([]);
});

test('A user who saves data never loads the display face', async ({ page, gotoShop }) => {
  const requested = fontRequests(page);
  await saveData(page);
  await page.clock.install();
  const shopPage = await gotoShop();
  await expect(shopPage.firstShelf).toBeVisible();
  await page.clock.runFor(15_000);
  await expect(shopPage.firstShelf).toBeVisible();
  expect(requested).toEqual([]);
  expect(await isDisplayFaceLoaded(page)).toBe(false);
});

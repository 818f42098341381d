import type { ViewportSize } from '@playwright/test';

import type { FullPlayer } from '../../components/full-player';
import { expect, test } from '../../fixtures/test';
import { setTextSize } from '../../text-size';

test.use({ persona: 'collector' });

test('A driver uses three large zones on pure black, and the screen stays awake', async ({
  page,
  gotoProduct,
  smallPlayer,
  fullPlayer,
}) => {
  await page.addInitScript(() => {
    globalThis.wakeLocks = 0;
    const request = () => {
      globalThis.wakeLocks = (globalThis.wakeLocks ?? 0) + 1;
      const release = () => {
        globalThis.wakeLocks = (globalThis.wakeLocks ?? 0) - 1;
        return Promise.resolve();
      };
      return Promise.resolve({ release });
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  const productPage = await gotoProduct(1001);
  await productPage.play.click();
  await expect(page).toBePlaying();
  await smallPlayer.expand.click();
  await fullPlayer.driving.click();
  await expect(fullPlayer.leaveDriving).toBeVisible();
  await expect(fullPlayer.region).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await expect.poll(() => page.evaluate(() => globalThis.wakeLocks)).toBe(1);
  await expect(page.locator('body')).toHaveClass(/driving-mode/);
  // Nothing to drag.
  await expect(fullPlayer.position).toHaveCount(0);

  for (const size of [
    { width: 320, height: 568 },
    { width: 390, height: 844 },
    { width: 568, height: 320 },
    { width: 844, height: 390 },
    { width: 1000, height: 800 },
    { width: 1280, height: 800 },
  ]) {
    for (const textSize of [100, 200]) {
      await test.step(`at ${size.width} x ${size.height}, ${textSize} %`, async () => {
        await page.setViewportSize(size);
        await setTextSize(page, textSize);
        await expectClear(fullPlayer, size);
      });
    }
  }
  await setTextSize(page, 100);

  await fullPlayer.pause.click();
  await expect(page).not.toBePlaying();
  await fullPlayer.play.click();
  await expect(page).toBePlaying();
  await page.goBack();
  await expect(fullPlayer.leaveDriving).toBeHidden();
  await expect(fullPlayer.title).toBeVisible();
  await expect.poll(() => page.evaluate(() => globalThis.wakeLocks)).toBe(0);
  await fullPlayer.shrink.click();
  await expect(smallPlayer.region).toBeVisible();
  await expect(page).toHaveURL(/\/pdp\/1001$/);
});

/** Every zone is a third of the screen, and neither the words nor the way out cover each other. */
async function expectClear(fullPlayer: FullPlayer, size: ViewportSize): Promise<void> {
  for (const [index, zone] of [fullPlayer.back, fullPlayer.pause, fullPlayer.forward].entries()) {
    await expect(async () => {
      const box = await zone.boundingBox();
      expect(box?.height).toBe(size.height);
      expect(box?.x).toBeCloseTo((index * size.width) / 3, 0);
      const icon = await zone.locator('svg').boundingBox();
      expect(icon?.width).toBeGreaterThanOrEqual(96);
      expect(icon?.height).toBeGreaterThanOrEqual(96);
    }).toPass();
  }
  await expect(fullPlayer.title).toBeInViewport({ ratio: 1 });
  await expect(fullPlayer.leaveDriving).toBeInViewport({ ratio: 1 });
  const { time, lineHeight } = await fullPlayer.remaining.evaluate(showTenHours);
  expect(time.height).toBeLessThan(1.5 * lineHeight);
  const [title, leave, caption] = [
    await fullPlayer.title.boundingBox(),
    await fullPlayer.leaveDriving.boundingBox(),
    await fullPlayer.drivingCaption.boundingBox(),
  ];
  if (!title || !leave || !caption) throw new Error('The words or the way out are not there.');
  expect(isApart(title, leave)).toBe(true);
  expect(isApart(time, leave)).toBe(true);
  expect(isApart(time, title)).toBe(true);
  expect(isApart(caption, leave)).toBe(true);
  expect(time.x).toBeGreaterThan(0);
  expect(time.x + time.width).toBeLessThan(size.width);
}

declare global {
  /** Screen wake locks that are held. */
  var wakeLocks: number | undefined;
}

/** Where the longest time and its line stand, in px; the next update of the player replaces it. */
function showTenHours(time: Element): { time: Box; lineHeight: number } {
  time.textContent = '۱۰:۵۸:۵۸';
  const { x, width } = time.getBoundingClientRect();
  const line = time.parentElement ?? time;
  const { y, height } = line.getBoundingClientRect();
  return {
    time: { x, y, width, height },
    lineHeight: parseFloat(getComputedStyle(line).lineHeight),
  };
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Whether two boxes cover nothing of each other. */
function isApart(one: Box, other: Box): boolean {
  const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x;
  const isAbove = one.y + one.height <= other.y || other.y + other.height <= one.y;
  return isBeside || isAbove;
}

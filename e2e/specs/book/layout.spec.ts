import type { Locator, Page } from '@playwright/test';

import { product } from '../../../src/shared/i18n/fa/product';
import { deepUnless } from '../../deep';
import { expect, test } from '../../fixtures/test';

/** A title in the display face, and the longest title of the catalogue. */
const BOOK = 1010;
const LONG_TITLE = 1046;

const phones = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not visible');
  return { ...box, end: box.x, start: box.x + box.width, bottom: box.y + box.height };
}

/** Expects the whole element to be in the window, and nothing above it. */
async function expectInReach(button: Locator): Promise<void> {
  await expect(button).toBeInViewport({ ratio: 1 });
  const isFree = () =>
    button.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const points = [
        [x + 4, y + height / 2],
        [x + width / 2, y + 4],
        [x + width - 4, y + height / 2],
        [x + width / 2, y + height - 4],
      ] as const;
      return points.every(([left, top]) => element.contains(document.elementFromPoint(left, top)));
    });
  await expect.poll(isFree).toBe(true);
  const { height } = await boxOf(button);
  expect(height).toBeGreaterThanOrEqual(44);
}

/** The texts that are cut off, and whether the page is wider than the window. */
function clippedIn(page: Page) {
  return page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const isCut = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (left < -1 || right > room + 1);
    };
    const words = [...document.querySelectorAll('main :is(h1, h2, p, button, dd, dt, a)')];
    return {
      isTooWide: document.documentElement.scrollWidth > room,
      cut: words
        .filter((element) => !element.closest('ul, [aria-hidden="true"]') && isCut(element))
        .map(({ textContent }) => textContent),
    };
  });
}

for (const size of phones) {
  test(`A listener reaches the main action at ${size.width} × ${size.height}${deepUnless(size.width === 320)}`, async ({
    page,
    gotoProduct,
  }) => {
    await page.setViewportSize(size);
    for (const book of [BOOK, LONG_TITLE]) {
      const { get, heading } = await gotoProduct(book);
      await expect(heading).toBeVisible();
      await expectInReach(get);
      await page.mouse.wheel(0, 600);
      // The page scrolls after the call.
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await expectInReach(get);
      await expect.poll(() => clippedIn(page)).toEqual({ isTooWide: false, cut: [] });
    }
  });

  test(`Nothing is cut off at ${size.width} × ${size.height} with letters of twice the size${deepUnless(size.width === 320)}`, async ({
    page,
    gotoProduct,
  }) => {
    await page.setViewportSize(size);
    for (const book of [BOOK, LONG_TITLE]) {
      const { get } = await gotoProduct(book);
      await expect(get).toBeVisible();
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await expect.poll(() => clippedIn(page)).toEqual({ isTooWide: false, cut: [] });
    }
  });
}

for (const width of [1280, 1440]) {
  test(`A listener at ${width} px sees cover, text and chapters beside each other${deepUnless(width === 1280)}`, async ({
    page,
    gotoProduct,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { heading, get, cover } = await gotoProduct(BOOK);
    const chapters = page.getByRole('region', { name: product.chapters });
    await expect(chapters.getByRole('listitem')).toHaveCount(12);

    await expect(async () => {
      const card = await boxOf(chapters.locator('..'));
      const picture = await boxOf(cover);
      const title = await boxOf(heading);
      const action = await boxOf(get);
      expect(Math.round(picture.width)).toBe(320);
      expect(Math.round(card.width)).toBe(332);
      // From right to left.
      expect(title.start).toBeLessThanOrEqual(picture.end - 24);
      expect(card.start).toBeLessThanOrEqual(title.end);
      expect([Math.round(action.end), Math.round(action.start)]).toEqual([
        Math.round(picture.end),
        Math.round(picture.start),
      ]);
      // The cover and the chapters hang over the edge of the band, which ends 348 px below the top.
      const band = await boxOf(heading.locator('xpath=ancestor::*[parent::article]'));
      expect([band.y, Math.round(band.bottom)]).toEqual([0, 348]);
      expect(Math.round(picture.bottom - band.bottom)).toBe(28);
      expect(card.bottom).toBeGreaterThan(band.bottom);
      expect(action.y).toBeGreaterThan(picture.bottom);
    }).toPass();
    await expectInReach(get);
    await expect.poll(() => clippedIn(page)).toEqual({ isTooWide: false, cut: [] });
  });
}

import type { Locator, Page } from '@playwright/test';

import { shop } from '../../../src/shared/i18n/fa/shop';
import { shopLater } from '../../../src/shared/i18n/fa/shop-later';
import { deepUnless } from '../../deep';
import { expect, test } from '../../fixtures/test';
import { resize } from '../navigation/controls';
import { contrastOnPicture } from './contrast-on-picture';

test('A user hears the sample of the featured title on the storefront itself, and pauses it', async ({
  page,
  gotoShop,
}) => {
  await gotoShop();
  const hero = page.getByRole('region', { name: shop.bannerLabel }).getByRole('article').first();
  await hero.getByRole('button', { name: shop.listenHere }).click();
  await expect(page).toBePlaying();
  await expect(page).toHaveURL('/');
  await hero.getByRole('button', { name: shop.pause }).click();
  await expect(page).not.toBePlaying();
});

test('A user hears the samples of the evening from its band', async ({ page, gotoShop }) => {
  await gotoShop();
  await page.getByRole('button', { name: shopLater.inTurn(3) }).click();
  await expect(page).toBePlaying();
  await page.getByRole('button', { name: shop.pause, exact: true }).click();
  await expect(page).not.toBePlaying();
});

for (const { width, height, textSize } of [
  { width: 320, height: 640, textSize: 100 },
  { width: 320, height: 640, textSize: 200 },
  { width: 844, height: 390, textSize: 100 },
]) {
  test(`A user sees cover, name and button of the featured title apart at ${width} × ${height}, with text of ${textSize} %${deepUnless(textSize === 200)}`, async ({
    page,
    gotoShop,
    smallPlayer,
  }) => {
    await page.addInitScript((size) => {
      if (window.origin !== 'null')
        localStorage.setItem('settings', JSON.stringify({ textSize: size }));
    }, textSize);
    // Without an illustration the cover stands in the arch, which leaves the least room for the words.
    await page.route('**/api/storefront*', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({
        response,
        body: body.replaceAll(/"illustration":"[^"]*"/g, '"illustration":null'),
      });
    });
    await resize(page, { width, height });
    await gotoShop();
    await expect(() => expectApart(heroOf(page), width < 600)).toPass();

    await heroOf(page).getByRole('button', { name: shop.listenHere }).click();
    await expect(smallPlayer.region).toBeVisible();
    await expect(() => expectApart(heroOf(page), width < 600)).toPass();
    if (width < 600) return;
    // A phone on its side shows the whole hero, and the player below it.
    await expect(async () => {
      const button = await edgesOf(heroOf(page).getByRole('button', { name: shop.pause }));
      expect(button.bottom).toBeLessThanOrEqual((await edgesOf(smallPlayer.region)).top);
    }).toPass();
  });
}

/** WCAG 2.2. */
const LARGE_TEXT_CONTRAST = 3;

for (const size of [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
]) {
  test(`A user can read each featured title on its picture at ${size.width} × ${size.height}${deepUnless(size.width === 390)}`, async ({
    page,
    gotoShop,
  }) => {
    await resize(page, size);
    await gotoShop();
    const slides = page.getByRole('region', { name: shop.bannerLabel }).getByRole('article');
    await expect(slides.first()).toBeVisible();
    for (const slide of await slides.all()) {
      const name = slide.locator('h2 > bdi');
      await name.scrollIntoViewIfNeeded();
      await expect
        .poll(() =>
          slide.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth),
        )
        .toBeGreaterThan(0);
      const title = (await name.textContent()) ?? '';
      expect(await contrastOnPicture(name), title).toBeGreaterThanOrEqual(LARGE_TEXT_CONTRAST);
    }
  });
}

const heroOf = (page: Page) =>
  page.getByRole('region', { name: shop.bannerLabel }).getByRole('article').first();

async function edgesOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not visible');
  return { top: box.y, bottom: box.y + box.height };
}

/** The words and the button are within the slide and, where they stand on the picture, below the cover. */
async function expectApart(slide: Locator, areWordsOnPicture: boolean): Promise<void> {
  const { top, bottom } = await edgesOf(slide);
  const name = await edgesOf(slide.getByRole('heading'));
  const button = await edgesOf(slide.getByRole('button'));
  expect(button.top).toBeGreaterThanOrEqual(name.bottom);
  for (const part of await slide.locator('h2, p, button').filter({ visible: true }).all()) {
    const edges = await edgesOf(part);
    expect(edges.top).toBeGreaterThanOrEqual(top);
    expect(edges.bottom).toBeLessThanOrEqual(bottom);
  }
  if (!areWordsOnPicture) return;
  // The line is higher than its letters, so the cover may reach into it, but not to its middle.
  const cover = await edgesOf(slide.locator('img'));
  expect((name.top + name.bottom) / 2).toBeGreaterThanOrEqual(cover.bottom);
}

import type { Locator } from '@playwright/test';

import { expect, test } from '../../fixtures/test';

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('The part of the player is not there.');
  return box;
}

test('A visitor finds the transport of a sample in the middle of the bar, and a Latin title beside the cover', async ({
  page,
  gotoProduct,
  smallPlayer,
}) => {
  const productPage = await gotoProduct(1001);
  await productPage.playSample.click();
  await expect(page).toBePlaying();

  await page.setViewportSize({ width: 1280, height: 800 });
  const bar = await boxOf(smallPlayer.position.locator('../..'));
  expect(bar.x + bar.width / 2).toBeCloseTo(640, -1);

  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const title = smallPlayer.region.locator('bdi').first();
    await title.evaluate((element) => {
      element.textContent = 'Divan';
    });
    const [words, cover] = [
      await boxOf(title),
      await boxOf(smallPlayer.expand.locator('img').first()),
    ];
    expect(cover.x - (words.x + words.width)).toBeLessThan(24);
    expect(words.width).toBeLessThan(80);
  }
});

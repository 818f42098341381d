import { shop } from '../../../src/shared/i18n/fa/shop';
import { shopLater } from '../../../src/shared/i18n/fa/shop-later';
import { expect, test } from '../../fixtures/test';

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

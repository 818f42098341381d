import { banners } from '../../../fixtures/catalog/storefront';
import { expect, test } from '../../fixtures/test';
import { ProductPage } from '../../pages/product-page';

test('what plays goes on when another tab empties the storage', async ({ page, context }) => {
  const product = new ProductPage(page);
  await page.goto(`/pdp/${banners[0]?.audioBookId ?? 0}`);
  await product.playSample.click();
  await expect(page).toBePlaying();

  const other = await context.newPage();
  await other.goto('/about');
  await other.evaluate(() => {
    localStorage.clear();
  });
  await other.close();
  await page.evaluate(() => {
    sessionStorage.clear();
  });
  await expect(page).toBePlaying();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await product.pauseSample.click();
  await expect(page).not.toBePlaying();
  await product.playSample.click();
  await expect(page).toBePlaying();
});

import { ShopPage } from '../../pages/shop-page';
import { expect, test } from '../../fixtures/test';

test('the shop opens', async ({ page }) => {
  await page.goto('/');
  await expect(new ShopPage(page).heading).toBeVisible();
});

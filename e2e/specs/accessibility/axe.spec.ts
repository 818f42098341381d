import { SmallPlayer } from '../../components/small-player';
import { expect, test } from '../../fixtures/test';
import { ProductPage } from '../../pages/product-page';

for (const path of ['/', '/pdp/1001', '/clp?contentType=2', '/clp', '/library']) {
  test(`${path} has no fault that can be counted`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page).toBeAccessible();
  });
}

test('the full player has no fault that can be counted', async ({ page }) => {
  await page.goto('/pdp/1001');
  await new ProductPage(page).playSample.click();
  await new SmallPlayer(page).expand.click();
  await expect(page).toBePlaying();
  await expect(page).toBeAccessible();
});

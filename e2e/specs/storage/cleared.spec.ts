import { heroes } from '../../../fixtures/catalog/storefront-sections';
import { expect, test } from '../../fixtures/test';

test('A user listens on while another tab clears the storage', async ({
  page,
  gotoProduct,
  openTab,
}) => {
  const productPage = await gotoProduct(heroes[0]?.audioBookId ?? 0);
  await productPage.playSample.click();
  await expect(page).toBePlaying();

  const { page: other } = await openTab('/about');
  await other.evaluate(() => {
    localStorage.clear();
  });
  await other.close();
  await page.evaluate(() => {
    sessionStorage.clear();
  });
  await expect(page).toBePlaying();
  await expect(productPage.heading).toBeVisible();
  await productPage.pauseSample.click();
  await expect(page).not.toBePlaying();
  await productPage.playSample.click();
  await expect(page).toBePlaying();
});

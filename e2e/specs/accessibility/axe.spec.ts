import { firstAddresses } from '../../fixtures/page-list';
import { expect, test } from '../../fixtures/test';

for (const path of [...firstAddresses.map((page) => page.path), '/clp?contentType=2']) {
  test(`A user finds no accessibility violation on ${path}`, async ({ page, pageHeading }) => {
    await page.goto(path);
    await expect(pageHeading).toHaveCount(1);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page).toBeAccessible();
  });
}

test('A user finds no accessibility violation in the full player', async ({
  page,
  gotoProduct,
  smallPlayer,
}) => {
  const productPage = await gotoProduct(1001);
  await productPage.playSample.click();
  await smallPlayer.expand.click();
  await expect(page).toBePlaying();
  await expect(page).toBeAccessible();
});

import { expect, test } from '../../fixtures/test';

for (const path of ['/', '/pdp/1001', '/clp?contentType=2', '/clp', '/library']) {
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

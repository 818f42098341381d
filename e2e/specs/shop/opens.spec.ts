import { expect, test } from '../../fixtures/test';

test('A user opens the shop', async ({ gotoShop }) => {
  const shopPage = await gotoShop();
  await expect(shopPage.heading).toBeVisible();
  await expect(shopPage.firstShelf).toBeVisible();
});

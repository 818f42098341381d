import { expect, test } from '../../fixtures/test';

test('A user who comes back from another page finds the storefront where they left it', async ({
  page,
  gotoShop,
}) => {
  const { shelves } = await gotoShop();
  // Past all of them, as a user scrolls: the height of what is far below is estimated until it comes near.
  await expect.poll(() => shelves.count()).toBeGreaterThan(9);
  for (let index = 0; index < 9; index += 1) await shelves.nth(index).scrollIntoViewIfNeeded();
  const shelf = shelves.nth(8);
  const top = async () => Math.round((await shelf.boundingBox())?.y ?? NaN);
  const rests = async () => {
    const before = await top();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    return before === (await top());
  };
  await expect.poll(rests).toBe(true);
  const left = await top();
  await shelf.getByRole('link').first().click();
  await expect(page).not.toHaveURL(/\/$/);
  await page.goBack();
  await expect.poll(top).toBe(left);
});

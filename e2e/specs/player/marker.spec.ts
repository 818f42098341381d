import { expect, test } from '../../fixtures/test';

test('A visitor with an address of the player, and nothing in it, goes back at once', async ({
  page,
}) => {
  await page.goto('/profile');
  await page.goto('/clp?contentType=0#player');
  await expect(page).toHaveURL(/contentType=0$/);
  await page.goBack();
  await expect(page).toHaveURL(/profile$/);
});

test('A visitor loses the marker of an empty player on the storefront too', async ({ page }) => {
  await page.goto('/#player');
  await expect(page).toHaveURL(/\/$/);
});

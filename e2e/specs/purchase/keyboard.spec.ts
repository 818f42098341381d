import { expect, test } from '../../fixtures/test';
import { expectFocusInSight, tabTo } from '../../keys';

test.use({ persona: 'newcomer' });
test.skip(
  ({ platform }) => platform !== 'web',
  'In a wrapper the sign-in, the purchase and the player are native; the gallery covers them.',
);

test('A user gets and plays a book without a pointer', async ({
  page,
  gotoProduct,
  purchasePopup,
}) => {
  const { get } = await gotoProduct(9020);
  await expect(get).toBeVisible();
  await tabTo(page, get);
  await page.keyboard.press('Enter');
  await expect(purchasePopup.buttons).toHaveCount(2);

  // The focus moves into the pop-up, stays there (a guard at its edge passes it on), and returns to the opener.
  const hasFocus = () =>
    purchasePopup.dialog.evaluate((card) => card.contains(document.activeElement));
  await expect.poll(hasFocus).toBe(true);
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(hasFocus).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(purchasePopup.dialog).toBeHidden();
  await expectFocusInSight(get);

  await page.keyboard.press('Enter');
  await expect(purchasePopup.buttons).toHaveCount(2);
  await tabTo(page, purchasePopup.mainButton);
  await page.keyboard.press('Enter');
  await expect(purchasePopup.owned).toBeVisible();
  await tabTo(page, purchasePopup.startListening);
  await page.keyboard.press('Enter');
  await expect(purchasePopup.dialog).toBeHidden();
  await expect(page).toBePlaying();
});

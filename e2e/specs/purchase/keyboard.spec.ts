import type { Locator, Page } from '@playwright/test';

import { PurchasePopup } from '../../components/purchase-popup';
import { expect, test } from '../../fixtures/test';

test.use({ persona: 'newcomer' });
test.skip(
  ({ platform }) => platform !== 'web',
  'Sign-in, purchase and player are native in a wrapper; the gallery walks there.',
);

/** Goes on with Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator) {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('The control is not reached with Tab');
}

test('a book is got and played without a pointer', async ({ page }) => {
  await page.goto('/pdp/9020');
  const popup = new PurchasePopup(page);
  await expect(popup.get).toBeVisible();
  await tabTo(page, popup.get);
  await page.keyboard.press('Enter');
  await expect(popup.buttons).toHaveCount(2);

  // The focus goes inside, stays there (a guard at the edge passes it on), and comes back to where it was.
  const hasFocus = () => popup.dialog.evaluate((card) => card.contains(document.activeElement));
  await expect.poll(hasFocus).toBe(true);
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(hasFocus).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(popup.dialog).toBeHidden();
  await expect(popup.get).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(popup.buttons).toHaveCount(2);
  await tabTo(page, popup.buttons.last());
  await page.keyboard.press('Enter');
  await expect(popup.owned).toBeVisible();
  await tabTo(page, popup.startListening);
  await page.keyboard.press('Enter');
  await expect(popup.dialog).toBeHidden();
  await expect(page).toBePlaying();
});

import { subscription } from '../../../src/shared/i18n/fa/subscription';
import { test as appTest, expect } from '../../fixtures/test';

const BOOK = 1001;

interface ExpiredSubscriptionFixtures {
  /** Gets the book by the subscription, which then expires, and plays it. */
  playTooLate: () => Promise<void>;
}

const test = appTest.extend<ExpiredSubscriptionFixtures>({
  persona: 'subscriber',
  expectedProblems: /403/,

  playTooLate: async ({ page, gotoProduct, purchasePopup }, use) => {
    await use(async () => {
      const productPage = await gotoProduct(BOOK);
      await productPage.get.click();
      await purchasePopup.subscriptionButton.click();
      await expect(purchasePopup.owned).toBeVisible();
      const status = await page.evaluate(async () => {
        const response = await fetch('/__mock/state', {
          method: 'PATCH',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${localStorage.getItem('access_token')}`,
          },
          body: JSON.stringify({ subscription: null }),
        });
        return response.status;
      });
      expect(status).toBeLessThan(300);
      await purchasePopup.startListening.click();
    });
  },
});

test.skip(({ platform }) => platform !== 'web', 'In a wrapper the native player shows the end.');

test('A user whose subscription has ended reads so, and is led to the plans', async ({
  page,
  playTooLate,
  subscriptionEndedDialog,
}) => {
  const { dialog, renew } = subscriptionEndedDialog;
  await playTooLate();
  await expect(dialog).toContainText(subscription.endedText);
  await expect(page).toHaveURL(/#subscriptionEnded$/);
  await renew.click();
  await expect(page).toHaveURL(/\/subscription\/plans$/);
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(`/pdp/${BOOK}`);
  await expect(dialog).toBeHidden();
});

test('A user dismisses the end of the subscription with the back key', async ({
  page,
  playTooLate,
  subscriptionEndedDialog,
}) => {
  await playTooLate();
  await expect(subscriptionEndedDialog.dialog).toBeVisible();
  await page.goBack();
  await expect(subscriptionEndedDialog.dialog).toBeHidden();
  await expect(page).toHaveURL(`/pdp/${BOOK}`);
});

import type { Page } from '@playwright/test';

import { subscription } from '../../../src/shared/i18n/fa/subscription';
import { PurchasePopup } from '../../components/purchase-popup';
import { expect, test } from '../../fixtures/test';

test.use({ persona: 'subscriber', expectedProblems: /403/ });
test.skip(({ platform }) => platform !== 'web', 'In a wrapper the native player finds it out.');

const address = '/pdp/1001';

/** Gets the book by the subscription, which then runs out, and begins to listen. */
async function listenTooLate(page: Page): Promise<void> {
  await page.goto(address);
  const popup = new PurchasePopup(page);
  await popup.get.click();
  await popup.buttons.first().click();
  await expect(popup.owned).toBeVisible();
  const status = await page.evaluate(async () => {
    const { status } = await fetch('/__mock/state', {
      method: 'PATCH',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${localStorage.getItem('access_token')}`,
      },
      body: JSON.stringify({ subscription: null }),
    });
    return status;
  });
  expect(status).toBeLessThan(300);
  await popup.startListening.click();
}

test('who listens after the end of the subscription is told so, and led to the plans', async ({
  page,
}) => {
  await listenTooLate(page);
  const dialog = page.getByRole('dialog', { name: subscription.ended, exact: true });
  await expect(dialog).toContainText(subscription.endedText);
  await expect(page).toHaveURL(/#subscriptionEnded$/);
  await dialog.getByRole('button', { name: subscription.renew, exact: true }).click();
  await expect(page).toHaveURL(/\/subscription\/plans$/);
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(dialog).toBeHidden();
});

test('the back key closes what it is told in', async ({ page }) => {
  await listenTooLate(page);
  const dialog = page.getByRole('dialog', { name: subscription.ended, exact: true });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
});

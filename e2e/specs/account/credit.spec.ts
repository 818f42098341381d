import { plans } from '../../../fixtures/orders/plans';
import type { Mock } from '../../../mock-api/core/mock';
import { checkout } from '../../../src/shared/i18n/fa/checkout';
import { credit } from '../../../src/shared/i18n/fa/credit';
import { subscription } from '../../../src/shared/i18n/fa/subscription';
import { formatToman } from '../../../src/shared/i18n/format';
import { expect, test } from '../../fixtures/test';

const [month, season] = plans as [(typeof plans)[0], (typeof plans)[0]];
const order = '/api/orders/process-with-credit';
const ordersOf = async (mock: Mock) =>
  (await mock.journal.entries()).filter(({ path }) => path === order);

test.describe('the credit code', () => {
  test.use({ persona: 'newcomer' });

  test('a code with Persian digits becomes credit, once', async ({ page }) => {
    await page.goto('/redeem');
    await expect(page).toHaveURL('/credit-code');
    const field = page.getByRole('textbox', { name: credit.codeField });
    await field.fill('USED50');
    await page.getByRole('button', { name: credit.codeSubmit }).click();
    await expect(field).toHaveAccessibleDescription(credit.codeUsed);
    await expect(page).toBeAccessible();

    await field.fill('shenidar\u06f5\u06f0');
    await field.press('Enter');
    await expect(page.getByText(credit.newBalance(formatToman(500_000)))).toBeVisible();
    await page.getByRole('link', { name: credit.toCredit }).click();
    await expect(page.getByText(formatToman(500_000)).first()).toBeVisible();
    await expect(page).toBeAccessible();
  });

  test('who has not enough finds the way to more, and back', async ({ page }) => {
    await page.goto(`/app-checkout/plan-${month.planId}`);
    await page.getByRole('link', { name: checkout.raise }).click();
    await expect(page).toHaveURL(/\/credit\?returnUrl=/);
    await page.getByRole('link', { name: credit.goOn }).click();
    await expect(page).toHaveURL(`/app-checkout/plan-${month.planId}`);
  });
});

test.describe('the checkout', () => {
  test.use({ persona: 'spender' });

  test('five clicks buy one plan, and the subscription is there', async ({ page, mock }) => {
    await page.goto('/subscription/plans');
    await page.getByRole('link', { name: season.title }).click();
    const pay = page.getByRole('button', { name: checkout.pay(formatToman(season.price)) });
    await expect(pay).toBeVisible();
    await expect(page).toBeAccessible();
    await pay.evaluate((button: HTMLElement) => {
      for (let click = 0; click < 5; click += 1) button.click();
    });
    await expect(page.getByText(checkout.planDone)).toBeVisible();
    expect(await ordersOf(mock)).toHaveLength(1);
    await page.getByRole('link', { name: checkout.toSubscription }).click();
    await expect(page.getByText(subscription.daysLeft)).toBeVisible();
  });

  test('nothing is bought offline, nor later', async ({ page, mock, context }) => {
    await page.goto(`/app-checkout/plan-${month.planId}`);
    const pay = page.getByRole('button', { name: checkout.pay(formatToman(month.price)) });
    await expect(pay).toBeVisible();
    await context.setOffline(true);
    await pay.click();
    await expect(page.getByText(checkout.notCharged)).toBeVisible();
    await context.setOffline(false);
    await expect(pay).toBeVisible();
    expect(await ordersOf(mock)).toHaveLength(0);
  });
});

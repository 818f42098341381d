import { plans } from '../../../fixtures/orders/plans';
import type { Mock } from '../../../mock-api/core/mock';
import { credit } from '../../../src/shared/i18n/fa/credit';
import { expect, test } from '../../fixtures/test';

const [month, season] = plans as [(typeof plans)[0], (typeof plans)[0]];
const orderPath = '/api/orders/process-with-credit';
const ordersIn = async (mock: Mock) =>
  (await mock.journal.entries()).filter(({ path }) => path === orderPath);

test.describe('A user with no credit', () => {
  test.use({ persona: 'newcomer' });

  test('redeems a code typed with Persian digits, and is refused a used code', async ({
    page,
    creditPage,
    creditCodePage,
  }) => {
    await page.goto('/redeem');
    await expect(page).toHaveURL('/credit-code');
    await creditCodePage.redeem('USED50');
    await expect(creditCodePage.code).toHaveAccessibleDescription(credit.codeUsed);
    await expect(page).toBeAccessible();

    await creditCodePage.code.fill('shenidar\u06f5\u06f0');
    await creditCodePage.code.press('Enter');
    await expect(creditCodePage.newBalance(500_000)).toBeVisible();
    await creditCodePage.toCredit.click();
    await expect(creditPage.balance(500_000)).toBeVisible();
    await expect(page).toBeAccessible();
  });

  test('goes from the checkout to the credit page and back', async ({
    page,
    gotoCheckout,
    creditPage,
  }) => {
    const checkoutPage = await gotoCheckout(`plan-${month.planId}`);
    await checkoutPage.increaseCredit.click();
    await expect(page).toHaveURL(/\/credit\?returnUrl=/);
    await creditPage.continuePurchase.click();
    await expect(page).toHaveURL(`/app-checkout/plan-${month.planId}`);
    // The way back does not lead through the page of the credit once more.
    await page.goBack();
    await expect(page).toHaveURL(`/app-checkout/plan-${month.planId}`);
    await expect(checkoutPage.increaseCredit).toBeVisible();
  });
});

test.describe('A user with enough credit', () => {
  test.use({ persona: 'spender' });

  test('buys one plan with five clicks, and then has the subscription', async ({
    page,
    mock,
    checkoutPage,
    subscriptionPage,
  }) => {
    await page.goto('/subscription/plans');
    await subscriptionPage.plan(season.title).click();
    const pay = checkoutPage.pay(season.price);
    await expect(pay).toBeVisible();
    await expect(page).toBeAccessible();
    await pay.evaluate((button: HTMLElement) => {
      for (let click = 0; click < 5; click += 1) button.click();
    });
    await expect(checkoutPage.planBought).toBeVisible();
    expect(await ordersIn(mock)).toHaveLength(1);
    await checkoutPage.toSubscription.click();
    await expect(subscriptionPage.daysLeft).toBeVisible();
  });

  test('buys nothing while offline, and nothing is sent later', async ({
    page,
    mock,
    context,
    gotoCheckout,
  }) => {
    await page.clock.install();
    const checkoutPage = await gotoCheckout(`plan-${month.planId}`);
    const pay = checkoutPage.pay(month.price);
    await expect(pay).toBeVisible();
    await context.setOffline(true);
    await pay.click();
    await expect(checkoutPage.notCharged).toBeVisible();
    await context.setOffline(false);
    await page.clock.fastForward(60_000);
    await expect(pay).toBeEnabled();
    expect(await ordersIn(mock)).toHaveLength(0);
    await pay.click();
    await expect(checkoutPage.planBought).toBeVisible();
    expect(await ordersIn(mock)).toHaveLength(1);
  });
});

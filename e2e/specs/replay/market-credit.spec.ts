import { expect, test } from '../../fixtures/test';
import { requestsOf } from '../../specs/replay/stage';

test.use({
  client: '2',
  platform: 'android',
  persona: 'newcomer',
  wrapper: { outcomes: { openLoginPage: null, purchase: null, marketPurchase: null } },
});
test.skip(
  ({ environment }) => environment !== 'app-webview-dev',
  'It was recorded in app-webview-dev.',
);

test('Credit bought in a market', async ({ page, native, mock }) => {
  await page.goto('/credit');
  await expect(page).toHaveCalledNative('getTokens');
  await expect(page).toHaveURL('/credit');
  await expect.poll(() => requestsOf(mock)).toContain('POST /api/wishlist/items 200');

  await page
    .getByRole('button', { name: 'پرداخت ۵۰٬۰۰۰ تومان برای «یک داستان کوتاه»', exact: true })
    .click();
  await expect(page).toHaveCalledNative('marketPurchase', {
    productId: '31',
    developerPayload: '31@credit',
  });

  expect(
    await native.emit('marketPurchaseResult', {
      developerPayload: '31@credit',
      result: 'purchased',
      productId: '31',
      orderId: 'order-1',
      purchaseToken: '•purchaseToken 1•',
    }),
  ).toBe(true);
  await expect(page).toHaveCalledNative('setMarketPurchaseStatus', {
    status: 6,
    developerPayload: '31@credit',
  });
  await expect(page).toHaveCalledNative('setMarketPurchaseStatus', {
    status: 10,
    developerPayload: '31@credit',
  });
  await expect
    .poll(() => requestsOf(mock))
    .toContain('POST /api/markets/credit-subscription-validate 204');
});

import { expect, test } from '../../fixtures/test';
import { requestsOf } from '../../specs/replay/stage';

test.use({
  client: '10',
  platform: 'web',
  persona: 'spender',
});
test.skip(({ environment }) => environment !== 'pwa', 'It was recorded in pwa.');

test('A book taken with the subscription', async ({ page, mock }) => {
  await page.goto('/pdp/9054');
  await expect(page).toHaveURL('/pdp/9054');
  await expect.poll(() => requestsOf(mock)).toContain('POST /api/wishlist/items 200');
  await expect.poll(() => requestsOf(mock)).toContain('POST /api/library/state/9054 200');
  await expect.poll(() => requestsOf(mock)).toContain('POST /api/library/single-item/9054 200');

  await page.getByRole('button', { name: 'دریافت', exact: true }).click();
  await expect(page).toHaveURL('/pdp/9054#modalOpened');

  await page.getByRole('button', { name: 'دریافت با اشتراک', exact: true }).click();
  await expect.poll(() => requestsOf(mock)).toContain('POST /api/orders/app-nopayment 204');

  await page.getByRole('button', { name: 'بستن', exact: true }).click();
  await expect(page).toHaveURL('/pdp/9054');
});

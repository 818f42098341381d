import { delay, http, HttpResponse } from 'msw';

import { partner } from '../../../src/shared/i18n/fa/partner';
import { expect, test } from '../../fixtures/test';
import { ShopPage } from '../../pages/shop-page';

const exchange = '*/api/UserAccount/external-login';
const link = '/?clientId=9&token=partner-ok-zarebin';

test.use({ expectedProblems: [/status of [45]\d\d/, /ERR_/] });

const failures = [
  ['a 400', () => HttpResponse.json({ message: 'No', code: 'invalid-body' }, { status: 400 })],
  ['a 403', () => HttpResponse.json({ code: 'partner-not-allowed' }, { status: 403 })],
  ['a 500', () => new HttpResponse(null, { status: 500 })],
  ['a broken line', () => HttpResponse.error()],
  ['an answer of another shape', () => HttpResponse.json({ token: 1 })],
  [
    'no answer',
    async () => {
      await delay('infinite');
    },
  ],
] as const;

for (const [what, answer] of failures) {
  test(`${what} ends in the shop, logged out and with one notice`, async ({ page, network }) => {
    let exchanges = 0;
    network.use(
      http.post(exchange, () => {
        exchanges += 1;
        return answer();
      }),
    );
    await page.goto(link);
    await expect(page.getByRole('alert').filter({ hasText: partner.failed })).toBeVisible({
      timeout: 12_000,
    });
    await expect(new ShopPage(page).shelves.first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
    expect(exchanges).toBe(1);
  });
}

test('a token of yesterday ends in the shop as well', async ({ page }) => {
  await page.goto('/?clientId=9&p=partner-expired-zarebin');
  await expect(page.getByRole('alert').filter({ hasText: partner.failed })).toBeVisible();
  await expect(page).toHaveURL(/\/\?clientId=9$/);
});

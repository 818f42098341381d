import type { Route } from '@playwright/test';

import { partner } from '../../../src/shared/i18n/fa/partner';
import { expect, test } from '../../fixtures/test';
import { ShopPage } from '../../pages/shop-page';

const exchange = '**/api/UserAccount/external-login';
const link = '/?clientId=9&token=partner-ok-zarebin';

test.use({ expectedProblems: /status of [45]\d\d|ERR_/ });

const failures: readonly (readonly [what: string, answer: (route: Route) => unknown])[] = [
  [
    'a 400',
    (route) => route.fulfill({ status: 400, json: { message: 'No', code: 'invalid-body' } }),
  ],
  ['a 403', (route) => route.fulfill({ status: 403, json: { code: 'partner-not-allowed' } })],
  ['a 500', (route) => route.fulfill({ status: 500 })],
  ['a broken line', (route) => route.abort('connectionreset')],
  ['an answer of another shape', (route) => route.fulfill({ json: { token: 1 } })],
  ['no answer', () => undefined],
];

for (const [what, answer] of failures) {
  test(`${what} ends in the shop, logged out and with one notice`, async ({ page }) => {
    let exchanges = 0;
    await page.route(exchange, (route) => {
      exchanges += 1;
      return answer(route);
    });
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

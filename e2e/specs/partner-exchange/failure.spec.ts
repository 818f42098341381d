import type { Route } from '@playwright/test';

import { partner } from '../../../src/shared/i18n/fa/partner';
import { deepUnless } from '../../deep';
import { expect, test } from '../../fixtures/test';

const exchangePath = '**/api/UserAccount/external-login';

test.use({ expectedProblems: /status of [45]\d\d|ERR_/ });

const failures: readonly (readonly [name: string, answer: (route: Route) => unknown])[] = [
  [
    'status 400',
    (route) => route.fulfill({ status: 400, json: { message: 'No', code: 'invalid-body' } }),
  ],
  ['status 403', (route) => route.fulfill({ status: 403, json: { code: 'partner-not-allowed' } })],
  ['status 500', (route) => route.fulfill({ status: 500 })],
  ['a broken connection', (route) => route.abort('connectionreset')],
  ['an answer of another shape', (route) => route.fulfill({ json: { token: 1 } })],
  ['no answer', () => undefined],
];

for (const [name, answer] of failures) {
  test(`A user whose partner sign-in ends with ${name} sees the shop signed out, with one notification${deepUnless(name === 'status 500')}`, async ({
    page,
    gotoShop,
    notifications,
  }) => {
    let exchanges = 0;
    await page.route(exchangePath, (route) => {
      exchanges += 1;
      return answer(route);
    });
    const shopPage = await gotoShop('?clientId=9&token=partner-ok-zarebin');
    // The app waits ten seconds for an answer: docs/behaviour.md#partner-sign-in
    await expect(notifications.alert(partner.failed)).toBeVisible({ timeout: 30_000 });
    await expect(shopPage.firstShelf).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
    expect(exchanges).toBe(1);
  });
}

test('A user whose partner token has expired sees the shop with a notification', async ({
  page,
  gotoShop,
  notifications,
}) => {
  const shopPage = await gotoShop('?clientId=9&p=partner-expired-zarebin');
  await expect(notifications.alert(partner.failed)).toBeVisible();
  await expect(page).toHaveURL(/\/\?clientId=9$/);
  await expect(shopPage.firstShelf).toBeVisible();
});

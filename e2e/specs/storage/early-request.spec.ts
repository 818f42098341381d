import { expect, test } from '../../fixtures/test';
import { ShopPage } from '../../pages/shop-page';

test('what nobody wrote for a header does not get into the first request', async ({
  page,
  mock,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('deviceId', 'x\n\u06f1');
    sessionStorage.setItem('client_id', '1\r\nx: y');
  });
  await page.goto('/?clientId=%D9%A1%0A');
  await expect(new ShopPage(page).shelves.first()).toBeVisible();
  const asked = (await mock.journal.entries()).filter(({ path }) => path === '/api/storefront');
  expect(asked.map(({ headers }) => headers)).toEqual([
    expect.objectContaining({
      'client-id': '10',
      'device-id': expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f-]{27}$/),
    }),
  ]);
});

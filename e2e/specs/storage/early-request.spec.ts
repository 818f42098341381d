import { expect, test } from '../../fixtures/test';

test('A user with corrupted storage and address sends valid headers in the first request', async ({
  page,
  mock,
  gotoShop,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('deviceId', 'x\n\u06f1');
    sessionStorage.setItem('client_id', '1\r\nx: y');
  });
  const shopPage = await gotoShop('?clientId=%D9%A1%0A');
  await expect(shopPage.firstShelf).toBeVisible();
  const requests = (await mock.journal.entries()).filter(({ path }) => path === '/api/storefront');
  expect(requests.map(({ headers }) => headers)).toEqual([
    expect.objectContaining({
      'client-id': '10',
      'device-id': expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f-]{27}$/),
    }),
  ]);
});

test('A user whose early script comes last requests the storefront once', async ({
  page,
  mock,
  shopPage,
}) => {
  // The early script is held back until the app itself shows the shop.
  await page.route('**/early-storefront-*.js', async (route) => {
    await expect(shopPage.firstShelf).toBeVisible();
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const requests = (await mock.journal.entries()).filter(({ path }) => path === '/api/storefront');
  expect(requests).toHaveLength(1);
});

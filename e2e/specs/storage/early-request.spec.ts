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

test('where the app comes first, the storefront is asked for once', async ({ page, mock }) => {
  const shelf = new ShopPage(page).shelves.first();
  // The early script arrives when everything is there already.
  await page.route('**/early-storefront-*.js', async (route) => {
    await expect(shelf).toBeVisible();
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const asked = (await mock.journal.entries()).filter(({ path }) => path === '/api/storefront');
  expect(asked).toHaveLength(1);
});

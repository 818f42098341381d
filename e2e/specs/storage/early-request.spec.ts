import { expect, test } from '../../fixtures/test';
import { watchRequests } from '../../open-requests';

/** What no header may contain, and what one may, although it is neither a device nor a client. */
const corrupted = {
  'texts that no header may contain': {
    device: 'x\n\u06f1',
    tab: '1\r\nx: y',
    search: '?clientId=%D9%A1%0A',
  },
  'texts that mean nothing': { device: 'my-phone', tab: '9999', search: '' },
  'a client that there is not': { device: 'my-phone', tab: '2', search: '?clientId=9999' },
};

for (const [kind, { device, tab, search }] of Object.entries(corrupted)) {
  test(`A user whose storage and address hold ${kind} sends valid headers in the first request`, async ({
    page,
    mock,
    gotoShop,
  }) => {
    await page.addInitScript(
      ([deviceId, clientId]) => {
        localStorage.setItem('deviceId', deviceId);
        sessionStorage.setItem('client_id', clientId);
      },
      [device, tab] as const,
    );
    const shopPage = await gotoShop(search);
    await expect(shopPage.firstShelf).toBeVisible();
    const entries = await mock.journal.entries();
    const requests = entries.filter(({ path }) => path === '/api/storefront');
    expect(requests.map(({ headers }) => headers)).toEqual([
      expect.objectContaining({
        'client-id': '10',
        'device-id': expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f-]{27}$/),
      }),
    ]);
  });
}

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

test('A user who reloads a page requests nothing twice', async ({ page, mock, shopPage }) => {
  const requestsEnded = watchRequests(page);
  await page.goto('/');
  await expect(shopPage.firstShelf).toBeVisible();
  await requestsEnded();
  // The router keeps a place of the page, which it restores after the reload.
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  const before = (await mock.journal.entries()).length;
  await page.reload();
  await expect(shopPage.firstShelf).toBeVisible();
  await requestsEnded();
  const since = (await mock.journal.entries()).slice(before);
  const all = since.map(({ method, path }) => `${method} ${path}`);
  // The early script asks first. What comes before it are pictures that the scrolled page had still asked for.
  const first = all.indexOf('GET /api/storefront');
  expect(first).not.toBe(-1);
  const paths = all.slice(first);
  expect(paths.toSorted()).toEqual([...new Set(paths)].toSorted());
});

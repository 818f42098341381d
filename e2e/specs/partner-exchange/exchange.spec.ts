import type { Page, Request } from '@playwright/test';

import { expect, test } from '../../fixtures/test';
import { ShopPage } from '../../pages/shop-page';

/** Each client of the decisions with its kind, and one that nobody has. */
const clients = [
  ['2', null],
  ['8', null],
  ['9', 'zarebin'],
  ['10', null],
  ['11', 'putlife'],
  ['12', 'iGap'],
  ['13', null],
  ['14', 'iranPL'],
  ['15', 'pas'],
  ['16', 'irancell'],
  ['17', 'hisstori'],
  ['4711', null],
] as const;

/** Every request of the page but the first address, as address and referrer. */
function watchRequests(page: Page) {
  const seen: { url: string; referer: string; method: string }[] = [];
  const see = (request: Request) => {
    const referer = request.headers()['referer'] ?? '';
    seen.push({ url: request.url(), referer, method: request.method() });
  };
  page.on('request', see);
  return {
    end: () => page.off('request', see),
    exchanges: () => seen.filter(({ url }) => url.endsWith('/external-login')).length,
    texts: () => seen.slice(1).flatMap(({ url, referer }) => [url, referer]),
  };
}

const hasToken = (page: Page) =>
  page.evaluate(() => window.localStorage.getItem('access_token') !== null);

/** As a tab that was never here. */
const forgetEverything = (page: Page) =>
  page.evaluate(() => {
    window.localStorage.clear();
    window.sessionStorage.clear();
  });

for (const name of ['token', 'p']) {
  test(`every client with ${name} signs in once as its kind or nobody, and the address is clean`, async ({
    page,
  }) => {
    for (const [id, kind] of clients) {
      await test.step(`client ${id}`, async () => {
        const token = `partner-ok-${kind ?? 'zarebin'}`;
        const requests = watchRequests(page);
        await page.goto(`/about?clientId=${id}&${name}=${token}&kind=${kind ?? 'zarebin'}&x=1`);
        await expect(page).toHaveURL(/\/about\?clientId=\d+&x=1$/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect.poll(() => hasToken(page)).toBe(kind !== null);
        expect(requests.exchanges()).toBe(kind ? 1 : 0);
        expect(requests.texts().filter((text) => text.includes('partner-ok'))).toEqual([]);
        requests.end();
        await forgetEverything(page);
      });
    }
  });
}

test('a token is traded once, whatever is done with the tab afterwards', async ({ page }) => {
  const shop = new ShopPage(page);
  const requests = watchRequests(page);
  await page.goto('/?clientId=12&token=partner-ok-iGap&x=1');
  await expect(shop.shelves.first()).toBeVisible();
  await expect.poll(() => hasToken(page)).toBe(true);
  await page.getByRole('navigation').last().getByRole('link').nth(2).click();
  await expect(page).toHaveURL(/\/clp/);
  await page.goBack();
  await expect(page).toHaveURL(/\/\?clientId=12&x=1$/);
  await page.reload();
  await expect(shop.shelves.first()).toBeVisible();
  expect(requests.exchanges()).toBe(1);
  expect(requests.texts().filter((text) => text.includes('partner-ok'))).toEqual([]);
});

test('samantel signs in under client 10', async ({ page }) => {
  const requests = watchRequests(page);
  await page.goto('/about?clientId=10&token=partner-ok-samantel&kind=samantel');
  await expect(page).toHaveURL(/\/about\?clientId=10$/);
  await expect.poll(() => hasToken(page)).toBe(true);
  expect(requests.exchanges()).toBe(1);
});

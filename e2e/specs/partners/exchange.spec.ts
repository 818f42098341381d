import type { Page } from '@playwright/test';

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
  page.on('request', (request) => {
    const referer = request.headers()['referer'] ?? '';
    seen.push({ url: request.url(), referer, method: request.method() });
  });
  return {
    exchanges: () => seen.filter(({ url }) => url.endsWith('/external-login')).length,
    texts: () => seen.slice(1).flatMap(({ url, referer }) => [url, referer]),
  };
}

const hasToken = (page: Page) =>
  page.evaluate(() => window.localStorage.getItem('access_token') !== null);

for (const [id, kind] of clients) {
  for (const name of ['token', 'p']) {
    const outcome = kind ? `signs in once as ${kind}` : 'signs nobody in';
    test(`client ${id} with ${name} ${outcome}, and the address is clean`, async ({ page }) => {
      const token = `partner-ok-${kind ?? 'zarebin'}`;
      const requests = watchRequests(page);
      await page.goto(`/?clientId=${id}&${name}=${token}&kind=${kind ?? 'zarebin'}&x=1`);
      await expect(page).toHaveURL(/\/\?clientId=\d+&x=1$/);
      await expect(new ShopPage(page).shelves.first()).toBeVisible();
      await expect.poll(() => hasToken(page)).toBe(kind !== null);

      await page.getByRole('navigation').last().getByRole('link').nth(2).click();
      await expect(page).toHaveURL(/\/clp/);
      await page.goBack();
      await expect(page).toHaveURL(/\/\?clientId=\d+&x=1$/);
      await page.reload();
      await expect(new ShopPage(page).shelves.first()).toBeVisible();
      expect(requests.exchanges()).toBe(kind ? 1 : 0);
      expect(requests.texts().filter((text) => text.includes('partner-ok'))).toEqual([]);
    });
  }
}

test('samantel signs in under client 10', async ({ page }) => {
  const requests = watchRequests(page);
  await page.goto('/about?clientId=10&token=partner-ok-samantel&kind=samantel');
  await expect(page).toHaveURL(/\/about\?clientId=10$/);
  await expect.poll(() => hasToken(page)).toBe(true);
  expect(requests.exchanges()).toBe(1);
});

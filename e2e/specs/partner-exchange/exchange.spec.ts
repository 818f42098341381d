import type { Page, Request } from '@playwright/test';

import { expect, test } from '../../fixtures/test';

/** Every client with the kind of its partner tokens, and an id that no client has. */
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

/** Collects the page's requests with their referrers but for the visit itself, which follows late ones of the page before. */
function watchRequests(page: Page) {
  const requests: { url: string; referer: string }[] = [];
  let isVisited = false;
  const add = (request: Request) => {
    const isVisit = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (!isVisited && isVisit) isVisited = true;
    else requests.push({ url: request.url(), referer: request.headers()['referer'] ?? '' });
  };
  page.on('request', add);
  return {
    end: () => page.off('request', add),
    exchangeCount: () => requests.filter(({ url }) => url.endsWith('/external-login')).length,
    /** Addresses and referrers that a token leaked into. */
    leaks: () =>
      requests
        .flatMap(({ url, referer }) => [url, referer])
        .filter((text) => text.includes('partner-ok')),
  };
}

const hasToken = (page: Page) =>
  page.evaluate(() => window.localStorage.getItem('access_token') !== null);

const clearStorage = (page: Page) =>
  page.evaluate(() => {
    window.localStorage.clear();
    window.sessionStorage.clear();
  });

for (const name of ['token', 'p']) {
  test(
    `A user with a partner’s ${name} in the address is signed in once where the client has a partner`,
    { tag: '@deep' },
    async ({ page, gotoAbout, pageHeading }) => {
      for (const [id, kind] of clients) {
        await test.step(`client ${id}`, async () => {
          const token = `partner-ok-${kind ?? 'zarebin'}`;
          const requests = watchRequests(page);
          await gotoAbout(`?clientId=${id}&${name}=${token}&kind=${kind ?? 'zarebin'}&x=1`);
          await expect(page).toHaveURL(/\/about\?clientId=\d+&x=1$/);
          await expect(pageHeading).toHaveCount(1);
          await expect.poll(() => hasToken(page)).toBe(kind !== null);
          expect(requests.exchangeCount()).toBe(kind ? 1 : 0);
          expect(requests.leaks()).toEqual([]);
          requests.end();
          await clearStorage(page);
        });
      }
    },
  );
}

test('A user’s partner token is exchanged once, also after going back and a reload', async ({
  page,
  gotoShop,
  bottomBar,
}) => {
  const requests = watchRequests(page);
  const shopPage = await gotoShop('?clientId=12&token=partner-ok-iGap&x=1');
  await expect(shopPage.firstShelf).toBeVisible();
  await expect.poll(() => hasToken(page)).toBe(true);
  await bottomBar.search.click();
  await expect(page).toHaveURL(/\/clp/);
  await page.goBack();
  await expect(page).toHaveURL(/\/\?clientId=12&x=1$/);
  await page.reload();
  await expect(shopPage.firstShelf).toBeVisible();
  expect(requests.exchangeCount()).toBe(1);
  expect(requests.leaks()).toEqual([]);
});

test('A user of samantel is signed in under client 10', async ({ page, gotoAbout }) => {
  const requests = watchRequests(page);
  await gotoAbout('?clientId=10&token=partner-ok-samantel&kind=samantel');
  await expect(page).toHaveURL(/\/about\?clientId=10$/);
  await expect.poll(() => hasToken(page)).toBe(true);
  expect(requests.exchangeCount()).toBe(1);
});

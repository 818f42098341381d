import { common } from '../../../src/shared/i18n/fa/common';
import { expect, test } from '../../fixtures/test';
import { ShopPage } from '../../pages/shop-page';

const storefront = '**/api/storefront';

test.describe('when the storefront cannot be had', () => {
  test.use({ expectedProblems: /status of 5\d\d|ERR_/ });

  test('it says so and comes on another try', async ({ page }) => {
    const shop = new ShopPage(page);
    await page.route(storefront, (route) => route.fulfill({ status: 503 }));
    await page.goto('/');
    await expect(page.getByRole('main').getByText('503 - Service Unavailable')).toBeVisible();
    await page.unroute(storefront);
    await shop.retry.click();
    await expect(shop.shelves.first()).toBeVisible();
  });

  test('it takes a page of HTML for no storefront', async ({ page }) => {
    const body = '<h1>Sign in to the Wi-Fi</h1>';
    await page.route(storefront, (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto('/');
    await expect(new ShopPage(page).retry).toBeVisible();
  });

  test('offline is said as offline, and it recovers by itself', async ({ page, context }) => {
    const shop = new ShopPage(page);
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('navigation').getByRole('link').nth(1).click();
    await expect(page.getByRole('alert').filter({ hasText: common.offline }).first()).toBeVisible();
    await context.setOffline(false);
    await expect(shop.shelves.first()).toBeVisible();
  });
});

test('nothing moves while it loads', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value') as number);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await expect(new ShopPage(page).shelves.first()).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.images].every((image) => image.complete && image.naturalWidth > 0),
      ),
    )
    .toBe(true);
  expect(await page.evaluate(() => Reflect.get(window, 'shifts') as number[])).toEqual([]);
});

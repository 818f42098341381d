import { common } from '../../../src/shared/i18n/fa/common';
import { expect, test } from '../../fixtures/test';

/** Keeps the answers of the device busy until the connection is back: whoever reads them waits for that. */
async function holdKeptAnswers(): Promise<void> {
  const opening = indexedDB.open('shenidar-kept');
  await new Promise((resolve, reject) => {
    opening.onupgradeneeded = () => opening.result.createObjectStore('answers');
    opening.onsuccess = resolve;
    opening.onerror = reject;
  });
  const store = opening.result.transaction('answers', 'readwrite').objectStore('answers');
  let isBack = false;
  window.addEventListener('online', () => {
    isBack = true;
  });
  const readOn = () => {
    if (!isBack) store.get('').onsuccess = readOn;
  };
  readOn();
}

const storefront = '**/api/storefront';

test.describe('While the storefront fails to load, a user', () => {
  test.use({ expectedProblems: /status of 5\d\d|ERR_/ });

  test('reads the error and gets the shop with another try', async ({
    page,
    gotoShop,
    shopPage,
  }) => {
    await page.route(storefront, (route) => route.fulfill({ status: 503 }));
    await gotoShop();
    await expect(shopPage.text('503 - Service Unavailable')).toBeVisible();
    await page.unroute(storefront);
    await shopPage.retry.click();
    await expect(shopPage.firstShelf).toBeVisible();
  });

  test('can try again after an HTML page came instead of the storefront', async ({
    page,
    gotoShop,
    shopPage,
  }) => {
    const body = '<h1>Sign in to the Wi-Fi</h1>';
    await page.route(storefront, (route) => route.fulfill({ contentType: 'text/html', body }));
    await gotoShop();
    await expect(shopPage.retry).toBeVisible();
  });

  test('is told about the missing connection, and gets the shop once it is back', async ({
    context,
    page,
    gotoAbout,
    pageHeading,
    bottomBar,
    shopPage,
    notifications,
  }) => {
    await gotoAbout();
    await expect(pageHeading).toBeVisible();
    await page.evaluate(holdKeptAnswers);
    await context.setOffline(true);
    await bottomBar.store.click();
    await expect(notifications.alert(common.offline).first()).toBeVisible();
    await context.setOffline(false);
    await expect(shopPage.firstShelf).toBeVisible();
  });
});

test('A user sees no layout shift while the shop loads', async ({
  page,
  layoutShifts,
  gotoShop,
}) => {
  const shopPage = await gotoShop();
  await expect(shopPage.firstShelf).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.images].every((image) => image.complete && image.naturalWidth > 0),
      ),
    )
    .toBe(true);
  expect(await layoutShifts()).toEqual([]);
});

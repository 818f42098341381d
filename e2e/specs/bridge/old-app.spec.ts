import type { Page } from '@playwright/test';
import { galleryId } from '../../../fixtures/library-states/gallery';
import { methodsOf } from '../../../native-simulator/shim/install';
import type { LoggedCall } from '../../../native-simulator/shim/sim';
import { environmentByName } from '../../../src/shared/config/environments';
import { deepUnless } from '../../deep';
import { pageObjectsOf } from '../../fixtures/page-objects';
import { expect, test } from '../../fixtures/test';

type Method = LoggedCall['method'];

const book = '/pdp/9001';
const libraryMethods = [
  'goToLibraryTab',
  'goToLibraryTabRefresh',
  'openBook',
  'openBookRefresh',
] as const;

test.skip(
  ({ environment }) => environmentByName(environment)?.bridge === 'no',
  'No wrapper is around this environment.',
);

for (const platform of ['android', 'ios'] as const) {
  test.describe(`In an old ${platform} app${deepUnless(platform === 'android')}`, () => {
    test.use({ platform });

    test.describe('without its methods for the library', () => {
      test.use({
        persona: 'spender',
        storageState: { cookies: [], origins: [] },
        wrapper: { removed: libraryMethods },
      });

      test('a user finds a new book in the app’s own library', async ({
        page,
        gotoProduct,
        purchasePopup,
      }) => {
        const freeBook = galleryId(2, 0);
        const productPage = await gotoProduct(freeBook);
        await productPage.get.click();
        await purchasePopup.mainButton.click();
        await expect(page).toHaveURL(/\/library$/);
        await expect(purchasePopup.dialog).toBeHidden();
        await page.goBack();
        await expect(page).toHaveURL(`/pdp/${freeBook}`);
        await expect(productPage.play).toBeVisible();
      });
    });

    test('a user can use the app whichever native method is missing', async ({ page, context }) => {
      test.slow();
      await open(page);
      await expect(page).toHaveCalledNative('hidePreloader');
      const calledAtStart = new Set(await page.evaluate(namesOfCalls));
      expect(calledAtStart.size).toBeLessThan(8);
      const names = methodsOf({ client: '10', platform });

      for (const method of names.filter((name) => !calledAtStart.has(name))) {
        await page.evaluate((name) => window.__sim?.remove(name), method);
        await followLinkAndGoBack(page, method);
        await page.evaluate(() => window.__sim?.reset());
      }
      // A method that the start calls has to be missing before the start.
      for (const method of calledAtStart) {
        const old = await context.newPage();
        await old.addInitScript((name) => window.__sim?.remove(name), method);
        await open(old);
        await followLinkAndGoBack(old, method);
        await old.close();
      }
    });
  });
}

async function open(page: Page): Promise<void> {
  await page.goto(book);
  await expect(pageObjectsOf(page).productPage.playSample).toBeVisible();
}

/** Follows a deep link to another page and goes back with the back key. */
async function followLinkAndGoBack(page: Page, without: Method): Promise<void> {
  const emit = (name: string, payload?: unknown) =>
    page.evaluate((message) => window.__sim?.emit(...message), [name, payload] as const);
  expect(await emit('deepLink', { url: '/profile' }), `a link without ${without}`).toBe(true);
  await expect(page).toHaveURL(/\/profile$/);
  expect(await emit('backPressed'), `the back key without ${without}`).toBe(true);
  // By now the app has tried to call the missing method.
  await expect(page).not.toHaveURL(/\/profile$/);
  const calls = await page.evaluate(namesOfCalls);
  expect(calls).not.toContain(without);
  expect(calls.length).toBeGreaterThan(0);
}

/** Runs in the page. */
function namesOfCalls(): Method[] {
  return window.__sim?.calls().map(({ method }) => method) ?? [];
}

import type { Page } from '@playwright/test';
import { galleryId } from '../../../fixtures/library-states/gallery';
import { methodsOf } from '../../../native-simulator/shim/install';
import type { LoggedCall } from '../../../native-simulator/shim/sim';
import { environmentByName } from '../../../src/shared/config/environments';
import { product } from '../../../src/shared/i18n/fa/product';
import { PurchasePopup } from '../../components/purchase-popup';
import { expect, test } from '../../fixtures/test';
import { playOwned } from '../session/aged-tokens';

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
  test.describe(platform, () => {
    test.use({ platform });

    test.describe('whose library cannot be opened', () => {
      test.use({
        persona: 'spender',
        storageState: { cookies: [], origins: [] },
        wrapper: { removed: libraryMethods },
      });

      test('what was got stands in our own', async ({ page }) => {
        const popup = new PurchasePopup(page);
        await page.goto(`/pdp/${galleryId(2, 0)}`);
        await popup.get.click();
        await popup.buttons.last().click();
        await expect(page).toHaveURL(/\/library$/);
        await expect(popup.dialog).toBeHidden();
        await page.goBack();
        await expect(page).toHaveURL(new RegExp(`/pdp/${galleryId(2, 0)}$`));
        await expect(playOwned(page)).toBeVisible();
      });
    });

    test('the app can be used without any one of the methods', async ({ page, context }) => {
      test.slow();
      await open(page);
      await expect(page).toHaveCalledNative('hidePreloader');
      const calledAtStart = new Set(await page.evaluate(namesOfCalls));
      expect(calledAtStart.size).toBeLessThan(8);
      const names = methodsOf({ client: '10', platform });

      for (const method of names.filter((name) => !calledAtStart.has(name))) {
        await page.evaluate((name) => window.__sim?.remove(name), method);
        await use(page, method);
        await page.evaluate(() => window.__sim?.reset());
      }
      // What the app wants as it starts has to be missing by then.
      for (const method of calledAtStart) {
        const old = await context.newPage();
        await old.addInitScript((name) => window.__sim?.remove(name), method);
        await open(old);
        await use(old, method);
        await old.close();
      }
    });
  });
}

async function open(page: Page): Promise<void> {
  await page.goto(book);
  await expect(page.getByRole('button', { name: product.playSample })).toBeVisible();
}

/** Follows a link to another page, and the back key. */
async function use(page: Page, without: Method): Promise<void> {
  const emit = (name: string, payload?: unknown) =>
    page.evaluate((message) => window.__sim?.emit(...message), [name, payload] as const);
  expect(await emit('deepLink', { url: '/profile' }), `a link without ${without}`).toBe(true);
  await expect(page).toHaveURL(/\/profile$/);
  expect(await emit('backPressed'), `the back key without ${without}`).toBe(true);
  // By now the one that is missing would have been called.
  await expect(page).not.toHaveURL(/\/profile$/);
  const calls = await page.evaluate(namesOfCalls);
  expect(calls).not.toContain(without);
  expect(calls.length).toBeGreaterThan(0);
}

/** Run in the page. */
function namesOfCalls(): Method[] {
  return window.__sim?.calls().map(({ method }) => method) ?? [];
}

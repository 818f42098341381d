import { heroes } from '../../../fixtures/catalog/storefront-sections';
import { errors } from '../../../src/shared/i18n/fa/errors';
import { expect, test } from '../../fixtures/test';

/** Browsers that cannot store, as scripts that run before the page's own: docs/faults.md#e2 */
const browsers = {
  'denies storage': () => {
    const deny = () => {
      throw new DOMException('Access is denied', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: deny });
    Object.defineProperty(window, 'sessionStorage', { get: deny });
  },
  'has no room left': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    };
  },
};

for (const [name, install] of Object.entries(browsers)) {
  test(`A user whose browser ${name} plays a sample, with one warning`, async ({
    page,
    gotoShop,
    gotoProduct,
    notifications,
  }) => {
    await page.addInitScript(install);
    const shopPage = await gotoShop();
    await expect(shopPage.firstShelf).toBeVisible();

    const productPage = await gotoProduct(heroes[0]?.audioBookId ?? 0);
    await productPage.playSample.click();
    await expect(page).toBePlaying();
    const warning = notifications.alert(errors.notKept);
    await expect(warning).toHaveCount(1);
    await warning.getByRole('button').click();
    await expect(warning).toHaveCount(0);
  });
}

import { banners } from '../../../fixtures/catalog/storefront';
import { errors } from '../../../src/shared/i18n/fa/errors';
import { expect, test } from '../../fixtures/test';
import { ProductPage } from '../../pages/product-page';
import { ShopPage } from '../../pages/shop-page';

/** What a browser does instead of storing (fault list E2), as scripts that run before the page's own. */
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

for (const [what, install] of Object.entries(browsers)) {
  test(`where the browser ${what}, the shop opens and a sample plays, with one warning`, async ({
    page,
  }) => {
    await page.addInitScript(install);
    await page.goto('/');
    await expect(new ShopPage(page).shelves.first()).toBeVisible();

    const product = new ProductPage(page);
    await page.goto(`/pdp/${banners[0]?.audioBookId ?? 0}`);
    await product.playSample.click();
    await expect(page).toBePlaying();
    const warning = page.getByRole('alert').filter({ hasText: errors.notKept });
    await expect(warning).toHaveCount(1);
    await warning.getByRole('button').click();
    await expect(warning).toHaveCount(0);
  });
}

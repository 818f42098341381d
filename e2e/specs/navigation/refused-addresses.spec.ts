import { pageTitles } from '../../../src/shared/i18n/fa/page-titles';
import { expect, test } from '../../fixtures/test';

test.use({ persona: 'collector' });

test(
  'A listener hears on while the browser refuses more addresses',
  { tag: '@deep' },
  async ({ page, context, gotoProduct, bottomBar, pageHeading }) => {
    // WebKit refuses more than 100 in 30 s by this error. The app wraps what it finds at its start.
    await context.addInitScript(() => {
      const { pushState } = History.prototype;
      History.prototype.pushState = function limited(...entry) {
        if ('refusesAddresses' in window) throw new DOMException('Too often', 'SecurityError');
        pushState.apply(this, entry);
      };
    });
    const productPage = await gotoProduct(1001);
    await productPage.play.click();
    await expect(page).toBePlaying();
    const address = page.url();

    await page.evaluate(() => Object.assign(window, { refusesAddresses: true }));
    await bottomBar.library.click();
    await expect(pageHeading).toHaveText(pageTitles.library);
    await expect(page).toBePlaying();
    expect(page.url()).toBe(address);

    await page.evaluate(() => Reflect.deleteProperty(window, 'refusesAddresses'));
    await bottomBar.profile.click();
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page).toBePlaying();
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(page).toBePlaying();
  },
);

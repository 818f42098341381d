import { methodsOf } from '../../../native-simulator/shim/install';
import { environmentByName } from '../../../src/shared/config/environments';
import { product } from '../../../src/shared/i18n/fa/product';
import { expect, test } from '../../fixtures/test';

/** So many pages stand open at a time. */
const AT_ONCE = 4;

test.skip(
  ({ environment }) => environmentByName(environment)?.bridge === 'no',
  'No wrapper is around this environment.',
);

for (const platform of ['android', 'ios'] as const) {
  test.describe(platform, () => {
    test.use({ platform });

    test('the app can be used without any one of the methods', async ({ context }) => {
      test.slow();
      const names = [...methodsOf({ client: '10', platform })];
      while (names.length > 0) {
        const pages = await Promise.all(
          names.splice(0, AT_ONCE).map(async (method) => {
            const page = await context.newPage();
            await page.addInitScript((name) => window.__sim?.remove(name), method);
            return page;
          }),
        );
        await Promise.all(pages.map((page) => page.goto('/pdp/9001')));
        for (const page of pages) {
          await expect(page.getByRole('button', { name: product.playSample })).toBeVisible();
          expect(
            await page.evaluate(() => window.__sim?.emit('deepLink', { url: '/profile' })),
          ).toBe(true);
          await expect(page).toHaveURL(/\/profile$/);
          expect(await page.evaluate(() => window.__sim?.emit('backPressed'))).toBe(true);
          await page.close();
        }
      }
    });
  });
}

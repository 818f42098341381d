import { environmentByName } from '../../../src/shared/config/environments';
import { expect, test } from '../../fixtures/test';

test.skip(
  ({ environment }) => environmentByName(environment)?.bridge === 'no',
  'No wrapper is around this environment.',
);

const soon = { timeout: 300 };

test.describe('In a wrapper', () => {
  test.use({ platform: 'android' });

  test('a developer finds a call by its method and some of its arguments', async ({
    page,
    gotoShop,
  }) => {
    await gotoShop();
    await expect(page).toHaveCalledNative('hidePreloader', {});
    await page.evaluate(() => {
      const bridge = Reflect.get(window, 'AndroidBridge') as Record<
        'share',
        (...of: string[]) => void
      >;
      bridge.share('a title', 'a text', '/');
    });
    await expect(page).toHaveCalledNative('share');
    await expect(page).toHaveCalledNative('share', { title: 'a title', url: '/' });
    await expect(page).not.toHaveCalledNative('share', { title: 'another' });
    await expect(page).not.toHaveCalledNative('rateApp');
    await expect(expect(page).toHaveCalledNative('rateApp', {}, soon)).rejects.toThrow(
      'rateApp was expected with {}; its calls: []',
    );
    await expect(expect(page).not.toHaveCalledNative('share')).rejects.toThrow('not expected');
  });
});

test.describe('Without a wrapper', () => {
  test.use({ platform: 'web' });

  test('a developer reads that there is none', async ({ page, gotoShop }) => {
    await gotoShop();
    const complaint = /no wrapper/i;
    await expect(expect(page).toHaveCalledNative('exit', {}, soon)).rejects.toThrow(complaint);
    await expect(expect(page).not.toHaveCalledNative('exit')).rejects.toThrow(complaint);
  });
});

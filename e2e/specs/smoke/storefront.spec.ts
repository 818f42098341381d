import type { Page } from '@playwright/test';

import { clientById } from '../../../src/shared/config/clients';
import { API_LEVEL, VERSION_CODE } from '../../../src/shared/config/constants';
import { environmentByName } from '../../../src/shared/config/environments';
import { pageIcons } from '../../../src/shared/config/page-icons';
import { brands } from '../../../src/shared/i18n/fa/brands';
import { expect, test } from '../../fixtures/test';

/** The client of a visit whose address names none. */
const OWN_CLIENT_ID = '10';

test.use({
  // A wrapper sends its version and API level with the tokens of a signed-in user.
  persona: async ({ platform }, use) => {
    await use(platform === 'web' ? undefined : 'newcomer');
  },
});

/** The wrapper's objects in the page's window: docs/native-bridge.md#objects */
const bridgesOf = (page: Page) =>
  page.evaluate(() => {
    const { AndroidBridge: android, webkit } = window as unknown as {
      AndroidBridge?: Record<string, unknown>;
      webkit?: { messageHandlers?: object };
    };
    return {
      android: android !== undefined,
      ios: webkit?.messageHandlers !== undefined,
      sellsInMarket: typeof android?.['marketPurchase'] === 'function',
    };
  });

test('A user opens the app as a client, with its brand, bar, bridge and request headers', async ({
  page,
  mock,
  client,
  environment,
  platform,
  native,
  gotoShop,
  bottomBar,
}) => {
  const clientId = client ?? OWN_CLIENT_ID;
  const row = environmentByName(environment)!;
  const { brand, kind } = clientById(clientId, row);
  // The same address as that of `shenidar launch`.
  const shopPage = await gotoShop(`?clientId=${clientId}`);
  await expect(shopPage.firstShelf).toBeVisible();

  await expect(page).toHaveTitle(brands[brand]);
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', pageIcons[brand].favicon);
  await expect(page.locator('header').first()).toContainText(brands[brand]);
  await expect(bottomBar.region).toBeVisible({ visible: row.showsBottomBar });

  expect(await bridgesOf(page)).toEqual({
    android: platform === 'android',
    ios: platform === 'ios',
    sellsInMarket: kind === 'market',
  });
  // The app asks the wrapper to remove its splash screen.
  const called = async () => (await native.calls()).map(({ method }) => method as string);
  if (platform === 'web') expect(await called()).toEqual([]);
  else await expect.poll(called).toContain('hidePreloader');

  const isWeb = platform === 'web';
  const calls = (await mock.journal.entries()).filter(({ path }) => path.startsWith('/api/'));
  expect(calls.map(({ path }) => path)).toContain('/api/storefront');
  for (const { path, headers } of calls) {
    expect(headers, path).toMatchObject({
      'client-id': clientId,
      'version-code': isWeb ? VERSION_CODE : '120',
      'api-level': isWeb ? API_LEVEL : '34',
      'device-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  }
});

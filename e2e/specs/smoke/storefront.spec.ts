import type { Page } from '@playwright/test';

import { clientById } from '../../../src/shared/config/clients';
import { API_LEVEL, VERSION_CODE } from '../../../src/shared/config/constants';
import { environmentByName } from '../../../src/shared/config/environments';
import { pageIcons } from '../../../src/shared/config/page-icons';
import { brands } from '../../../src/shared/i18n/fa/brands';
import { BottomBar } from '../../components/bottom-bar';
import { expect, test } from '../../fixtures/test';
import { ShopPage } from '../../pages/shop-page';

/** Without a client the environment decides: it is our own. */
const ownClient = '10';

test.use({
  // What a wrapper knows of itself it tells with the session of whoever is signed in.
  persona: async ({ platform }, use) => {
    await use(platform === 'web' ? undefined : 'newcomer');
  },
});

/** What of a wrapper a page finds in its window. */
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

test('opens as the client: brand, bar, bridge, and the headers of every call', async ({
  page,
  mock,
  client,
  environment,
  platform,
  native,
}) => {
  const clientId = client ?? ownClient;
  const row = environmentByName(environment)!;
  const { brand, kind } = clientById(clientId, row);
  // As `shenidar launch` opens it.
  await page.goto(`/?clientId=${clientId}`);
  await expect(new ShopPage(page).shelves.first()).toBeVisible();

  await expect(page).toHaveTitle(brands[brand]);
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', pageIcons[brand].favicon);
  await expect(page.locator('header').first()).toContainText(brands[brand]);
  await expect(new BottomBar(page).region).toBeVisible({ visible: row.showsBottomBar });

  expect(await bridgesOf(page)).toEqual({
    android: platform === 'android',
    ios: platform === 'ios',
    sellsInMarket: kind === 'market',
  });
  // A wrapper is told that its splash may go; without one there is nobody to tell.
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

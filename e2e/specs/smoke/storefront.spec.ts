import { clientById } from '../../../src/shared/config/clients';
import { environmentByName } from '../../../src/shared/config/environments';
import { brands } from '../../../src/shared/i18n/fa/brands';
import { BottomBar } from '../../components/bottom-bar';
import { expect, test } from '../../fixtures/test';
import { ShopPage } from '../../pages/shop-page';

/** Without a client the environment decides: it is our own. */
const ownClient = '10';

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
  await page.goto('/');
  await expect(new ShopPage(page).shelves.first()).toBeVisible();

  await expect(page).toHaveTitle(brands[clientById(clientId, row).brand]);
  await expect(new BottomBar(page).region).toBeVisible({ visible: row.showsBottomBar });

  // A wrapper is told that its splash may go; without one there is nobody to tell.
  const called = async () => (await native.calls()).map(({ method }) => method as string);
  if (platform === 'web') expect(await called()).toEqual([]);
  else await expect.poll(called).toContain('hidePreloader');

  const calls = (await mock.journal.entries()).filter(({ path }) => path.startsWith('/api/'));
  expect(calls.map(({ path }) => path)).toContain('/api/storefront');
  for (const { path, headers } of calls) {
    expect(headers, path).toMatchObject({
      'client-id': clientId,
      'version-code': expect.stringMatching(/^\d+$/),
      'device-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  }
});

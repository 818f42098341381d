import { clients, type Client } from '../../../src/shared/config/clients';
import { brands } from '../../../src/shared/i18n/fa/brands';
import { expect, test } from '../../fixtures/test';
import { ShopPage } from '../../pages/shop-page';

/** In the default set, where no client is named, the one that hides most. */
test.use({
  client: async ({ client }, use) => {
    await use(client ?? '12');
  },
});

const rowOf = (id: string | undefined): Client | undefined =>
  clients.find((client) => client.id === id);

test('who comes with a token of the host is signed in as its kind, or is nobody', async ({
  page,
  client,
  mock,
}) => {
  const row = rowOf(client)!;
  const token = `partner-ok-${row.partnerKind ?? 'zarebin'}`;
  await page.goto(`/profile?clientId=${row.id}&token=${token}`);
  await expect(page).toHaveURL(`/profile?clientId=${row.id}`);
  await expect(page).toHaveTitle(new RegExp(`${brands[row.brand]}$`));

  const hasSession = () => page.evaluate(() => localStorage.getItem('access_token') !== null);
  await expect.poll(hasSession).toBe(row.partnerKind !== undefined);
  const exchanges = (await mock.journal.entries()).filter(({ path }) =>
    path.endsWith('/external-login'),
  );
  expect(exchanges.map(({ headers }) => headers['client-id'])).toEqual(
    row.partnerKind === undefined ? [] : [row.id],
  );
});

test('who comes without one is nobody, and the host stays the client', async ({ page, client }) => {
  await page.goto(`/?clientId=${client}`);
  await expect(new ShopPage(page).shelves.first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  await page.goto('/about');
  await expect(page).toHaveTitle(new RegExp(`${brands[rowOf(client)!.brand]}$`));
});

import { clients, type Client } from '../../../src/shared/config/clients';
import { brands } from '../../../src/shared/i18n/fa/brands';
import { expect, test } from '../../fixtures/test';

// The default set names no client: the test then takes the one that hides most of the app's own interface.
test.use({
  client: async ({ client }, use) => {
    await use(client ?? '12');
  },
});

const rowOf = (id: string | undefined): Client | undefined =>
  clients.find((client) => client.id === id);

test('A user who visits with a host’s token is signed in where the host is a partner', async ({
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

test('A user who visits without a token is signed out, and the host stays the client', async ({
  page,
  client,
  gotoShop,
  gotoAbout,
}) => {
  const shopPage = await gotoShop(`?clientId=${client}`);
  await expect(shopPage.firstShelf).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  await gotoAbout();
  await expect(page).toHaveTitle(new RegExp(`${brands[rowOf(client)!.brand]}$`));
});

test.describe('Without the code that reads a token', () => {
  // The aborted file.
  test.use({ expectedProblems: /ERR_/ });

  test('a user finds no token in the address, and the app signed out', async ({
    page,
    client,
    pageHeading,
  }) => {
    await page.route('**/assets/partner-link-*.js', (route) => route.abort());
    await page.goto(`/about?clientId=${client}&token=partner-ok-zarebin`);
    await expect(pageHeading).toBeVisible();
    await expect(page).toHaveURL('/about');
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  });
});

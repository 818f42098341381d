import type { Page } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';

import { personaNamed } from '../../../fixtures/users/personas';
import { expect, test } from '../../fixtures/test';
import { ShopPage } from '../../pages/shop-page';

/** What a developer gets by `npm start`: the mock as a worker in the browser. */
let server: ViteDevServer;
/** The dev server compiles what is visited, beside other tests: its speed is not what is asked here. */
const served = { timeout: 60_000 };
let address: string;

test.use({ serviceWorkers: 'allow' });
// One server serves both tests; the dev server compiles on the first visit.
test.describe.configure({ mode: 'serial', timeout: 90_000 });

test.beforeAll(async () => {
  server = await createServer({ server: { port: 0 }, logLevel: 'error' });
  await server.listen();
  address = server.resolvedUrls?.local[0] ?? '';
});
test.afterAll(() => server.close());

interface Init {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Calls the mock as the page's own code would. */
const call = (page: Page, path: string, init: Init = {}) =>
  page.evaluate(
    async ([asked, options]) => {
      const headers = {
        'client-id': '10',
        'version-code': '109',
        'api-level': '1',
        'device-id': 'a-test',
        ...options.headers,
      };
      const response = await fetch(asked, { ...options, headers });
      const text = await response.text();
      return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
    },
    [path, init] as const,
  );

test.describe('the simulator', () => {
  // It shows the JSON of what was said, and there null is a value.
  test.use({ expectedProblems: /^"null" in the page's/ });

  test('the simulator in a tab that showed the app has its answers from the worker too', async ({
    page,
  }) => {
    await page.goto(address, served);
    await expect(new ShopPage(page).shelves.first()).toBeVisible(served);
    await page.goto(`${address}native-simulator/`, served);
    await expect(
      page.frameLocator('iframe').getByRole('heading', { level: 2 }).first(),
    ).toBeVisible(served);
  });
});

test('the worker answers and tells of it, and what was done is there after a reload and in another tab', async ({
  page,
  context,
}) => {
  await page.goto(address, served);
  await expect(new ShopPage(page).shelves.first()).toBeVisible(served);
  const { body: journal } = await call(page, '/__mock/journal');
  expect(JSON.stringify(journal)).toContain('/api/storefront');

  const form = new URLSearchParams({
    grant_type: 'password',
    username: personaNamed('newcomer').mobile,
    password: 'shenidar-1404',
    client_id: 'shenidar-web',
    client_secret: 'public-web-client',
  });
  const signedIn = await call(page, '/token', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
  });
  expect(signedIn.status).toBe(200);
  const { access_token: token } = signedIn.body as { access_token: string };
  const authorized = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const added = await call(page, '/api/wishlist/addItem', {
    method: 'POST',
    headers: authorized,
    body: JSON.stringify({ productId: 20003 }),
  });
  expect(added.status).toBe(204);

  const wishes = { method: 'POST', headers: authorized, body: '{}' };
  await page.reload(served);
  await expect(new ShopPage(page).shelves.first()).toBeVisible(served);
  expect(JSON.stringify(await call(page, '/api/wishlist/items', wishes))).toContain('20003');

  const other = await context.newPage();
  await other.goto(address, served);
  await expect(new ShopPage(other).shelves.first()).toBeVisible(served);
  expect(JSON.stringify(await call(other, '/api/wishlist/items', wishes))).toContain('20003');
});

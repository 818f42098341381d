import type { Page } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';

import { personaNamed } from '../../../fixtures/users/personas';
import { expect, test } from '../../fixtures/test';
import { simulatorAppOf } from '../../pages/simulator-page';

/** The dev server of `npm start`, where the mock answers as a service worker in the browser. */
let server: ViteDevServer;
let address: string;
/** The dev server compiles a page when it is first visited, which takes long on a busy machine. */
const patient = { timeout: 180_000 };

test.use({ serviceWorkers: 'allow' });
// One dev server serves both tests. Each wait has a limit of its own.
test.describe.configure({ mode: 'serial', timeout: 0 });

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

/** Calls the mock from the page, as the app's own code does. */
const call = (page: Page, path: string, init: Init = {}) =>
  page.evaluate(
    async ([calledPath, options]) => {
      const headers = {
        'client-id': '10',
        'version-code': '109',
        'api-level': '1',
        'device-id': 'a-test',
        ...options.headers,
      };
      const response = await fetch(calledPath, { ...options, headers });
      const text = await response.text();
      return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
    },
    [path, init] as const,
  );

test.describe('A developer', { tag: '@deep' }, () => {
  // The simulator shows the JSON of messages, in which null is a value.
  test.use({ expectedProblems: /^"null" in the page's/ });

  test('opens the simulator in a tab that showed the app, and the worker still answers', async ({
    page,
    shopPage,
  }) => {
    await page.goto(address, patient);
    await expect(shopPage.firstShelf).toBeVisible(patient);
    await page.goto(`${address}native-simulator/`, patient);
    await expect(simulatorAppOf(page).shopPage.firstShelf).toBeVisible(patient);
  });
});

test(
  'A developer finds changes at the worker after a reload and in another tab',
  { tag: '@deep' },
  async ({ page, shopPage, openTab }) => {
    await page.goto(address, patient);
    await expect(shopPage.firstShelf).toBeVisible(patient);
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

    const readWishlist = { method: 'POST', headers: authorized, body: '{}' };
    await page.reload(patient);
    await expect(shopPage.firstShelf).toBeVisible(patient);
    expect(JSON.stringify(await call(page, '/api/wishlist/items', readWishlist))).toContain(
      '20003',
    );

    const other = await openTab();
    await other.page.goto(address, patient);
    await expect(other.shopPage.firstShelf).toBeVisible(patient);
    expect(JSON.stringify(await call(other.page, '/api/wishlist/items', readWishlist))).toContain(
      '20003',
    );
  },
);

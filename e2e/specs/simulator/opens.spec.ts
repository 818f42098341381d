import { createServer, type ViteDevServer } from 'vite';

import { expect, test } from '../../fixtures/test';
import { SimulatorPage } from './simulator-page';

/** The simulator belongs to the dev server, whose mock answers as a worker in the browser. */
let server: ViteDevServer;
/** The dev server compiles what is visited, beside other tests: its speed is not what is asked here. */
const served = { timeout: 60_000 };
let address: string;

test.use({
  serviceWorkers: 'allow',
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
  // What crosses the bridge is shown as it is.
  expectedProblems: [/^"null" in the page's/],
});
test.describe.configure({ mode: 'serial', timeout: 150_000 });

test.beforeAll(async () => {
  server = await createServer({ server: { port: 0 }, logLevel: 'error' });
  await server.listen();
  address = `${server.resolvedUrls?.local[0] ?? ''}native-simulator/`;
});
test.afterAll(() => server.close());

test('a client is picked, and the phone shows the app as that client', async ({ page }) => {
  const simulator = new SimulatorPage(page);
  await page.goto(address, served);
  await simulator.client.selectOption('CafeBazaar');
  await expect(simulator.phone.getByRole('heading', { level: 2 }).first()).toBeVisible(served);
  await expect(simulator.line('hidePreloader')).toBeVisible(served);
  await expect(simulator.line('GET /api/storefront')).toBeVisible(served);
  expect(new URL(page.url()).searchParams.get('client')).toBe('CafeBazaar');
});

test('the native sign-in opens, and whoever is chosen is signed in', async ({ page }) => {
  const simulator = new SimulatorPage(page);
  await page.goto(`${address}?path=/auth`, served);
  await expect(simulator.loginSheet).toBeVisible(served);
  await simulator.loginSheet.getByRole('button', { name: 'collector' }).click();
  await expect(simulator.line(/tokenInjected.*true/)).toBeVisible(served);
  await expect(simulator.line('POST /api/wishlist/items')).toBeVisible(served);
  await expect(simulator.loginSheet).toBeHidden();
});

test('a method that is taken away is gone for the app', async ({ page }) => {
  const simulator = new SimulatorPage(page);
  await page.goto(`${address}?path=/auth&without=openLoginPage`, served);
  await expect(simulator.phone.getByRole('textbox').first()).toBeVisible(served);
  await expect(simulator.line(/openLoginPage/)).toBeHidden();
});

import { expect } from '../../fixtures/test';
import { test } from './simulator-test';

test('A developer picks a client, and the phone shows the app as that client', async ({
  page,
  mock,
  gotoSimulator,
}) => {
  const simulator = await gotoSimulator();
  // The traffic already has the calls of the first client, so read as which client the app calls.
  const clientIds = async () => {
    const entries = await mock.journal.entries();
    return new Set(
      entries
        .filter(({ path }) => path === '/api/storefront')
        .map(({ headers }) => headers['client-id']),
    );
  };
  await expect.poll(clientIds).toEqual(new Set(['10']));
  await simulator.client.selectOption('CafeBazaar');
  await expect.poll(clientIds).toEqual(new Set(['10', '2']));
  await expect(simulator.app.shopPage.firstShelf).toBeVisible();
  await expect(simulator.line('hidePreloader')).toBeVisible();
  await expect(simulator.line('GET /api/storefront')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('client')).toBe('CafeBazaar');
});

test('A developer signs a persona in on the native sign-in sheet', async ({ gotoSimulator }) => {
  const simulator = await gotoSimulator('?path=/auth');
  await expect(simulator.loginSheet).toBeVisible();
  await simulator.loginSheet.getByRole('button', { name: 'collector' }).click();
  await expect(simulator.line(/tokenInjected.*true/)).toBeVisible();
  await expect(simulator.line('POST /api/wishlist/items')).toBeVisible();
  await expect(simulator.loginSheet).toBeHidden();
});

test('A developer takes a native method away, and the app uses its own page instead', async ({
  gotoSimulator,
}) => {
  const simulator = await gotoSimulator('?path=/auth&without=openLoginPage');
  await expect(simulator.app.authPage.mobile).toBeVisible();
  await expect(simulator.line(/openLoginPage/)).toBeHidden();
});

test('A developer sees the whole of every control of the bars at four sizes', async ({
  page,
  gotoSimulator,
}) => {
  const simulator = await gotoSimulator();
  await expect(simulator.app.shopPage.firstShelf).toBeVisible();
  const count = await simulator.controls.count();
  expect(count).toBeGreaterThan(15);
  for (const size of [
    { width: 1100, height: 700 },
    { width: 1280, height: 800 },
    { width: 1440, height: 900 },
    { width: 1920, height: 1080 },
  ]) {
    await test.step(`at ${size.width} x ${size.height}`, async () => {
      await page.setViewportSize(size);
      for (const control of await simulator.controls.all()) {
        await expect(control).toBeVisible();
        await expect(control).toBeInViewport({ ratio: 1 });
      }
      expect(await simulator.controls.count()).toBe(count);
    });
  }
});

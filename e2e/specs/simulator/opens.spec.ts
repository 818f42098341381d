import { en } from '../../../native-simulator/page/i18n/en';
import { expect } from '../../fixtures/test';
import { oddIn } from '../navigation/shape';
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

test('A developer sees the whole of every control of the bars at four sizes @deep', async ({
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
      expect(await oddIn(page.locator('body'))).toEqual([]);
    });
  }
});

test('A developer uses a shortcut from within a phone, and the browser does nothing else with its keys', async ({
  page,
  gotoSimulator,
}) => {
  const simulator = await gotoSimulator();
  await expect(simulator.app.shopPage.firstShelf).toBeVisible();
  const app = page.locator('iframe').first().contentFrame().locator('html');
  // This listener comes after that of the simulator.
  await app.evaluate((root) => {
    const pressed: string[] = [];
    window.addEventListener('keydown', ({ key, defaultPrevented }) => {
      pressed.push(`${key} ${defaultPrevented ? 'taken' : 'left'}`);
      root.dataset['pressed'] = pressed.join(', ');
    });
  });
  const inspector = page.getByRole('complementary', { name: en.inspector.label });
  await expect(inspector).toBeVisible();
  await app.getByRole('link').first().focus();
  await page.keyboard.press('Alt+]');
  await expect(inspector).toBeHidden();
  await page.keyboard.press('Alt+q');
  await expect(app).toHaveAttribute('data-pressed', 'Alt left, ] taken, Alt left, q left');
});

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

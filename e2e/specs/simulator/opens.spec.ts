import { expect } from '../../fixtures/test';
import { test } from './simulator-test';

test('a client is picked, and the phone shows the app as that client', async ({
  page,
  openSimulator,
}) => {
  const simulator = await openSimulator();
  await simulator.client.selectOption('CafeBazaar');
  await expect(simulator.phone.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(simulator.line('hidePreloader')).toBeVisible();
  await expect(simulator.line('GET /api/storefront')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('client')).toBe('CafeBazaar');
});

test('the native sign-in opens, and whoever is chosen is signed in', async ({ openSimulator }) => {
  const simulator = await openSimulator('?path=/auth');
  await expect(simulator.loginSheet).toBeVisible();
  await simulator.loginSheet.getByRole('button', { name: 'collector' }).click();
  await expect(simulator.line(/tokenInjected.*true/)).toBeVisible();
  await expect(simulator.line('POST /api/wishlist/items')).toBeVisible();
  await expect(simulator.loginSheet).toBeHidden();
});

test('a method that is taken away is gone for the app', async ({ openSimulator }) => {
  const simulator = await openSimulator('?path=/auth&without=openLoginPage');
  await expect(simulator.phone.getByRole('textbox').first()).toBeVisible();
  await expect(simulator.line(/openLoginPage/)).toBeHidden();
});

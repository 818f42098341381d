import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { nativeEventReceived } from '@/shared/bridge/native-events';
import { storageChanged } from '@/shared/browser/storage-changes';
import { sessionEnded } from '@/shared/api/tokens';
import { pageModelsStarted } from '@/shared/routing/page-models';
import { createTestScope } from '@/testing/create-scope';

import { $appearance, textSizePicked, themePicked } from './model';

const key = 'local:settings';
const root = () => [
  document.documentElement.dataset['theme'],
  document.documentElement.style.getPropertyValue('--text-size'),
];

async function start(stored?: string) {
  const test = await createTestScope({ storage: stored === undefined ? {} : { [key]: stored } });
  await allSettled(pageModelsStarted, { scope: test.scope });
  return test;
}

// Other files share the document, so it is put right before each test as well.
const resetRoot = () => {
  document.documentElement.removeAttribute('data-theme');
  document.documentElement.removeAttribute('style');
};
beforeEach(resetRoot);
afterEach(resetRoot);

it('follows the device while nothing is stored, and stores nothing by itself', async () => {
  const { scope, storage } = await start();
  expect(scope.getState($appearance)).toEqual({ theme: 'system', textSize: 100 });
  expect(root()).toEqual([undefined, '']);
  expect(storage.has(key)).toBe(false);
});

it('applies the stored theme and text size', async () => {
  await start('{"theme":"dark","textSize":150}');
  expect(root()).toEqual(['dark', '150%']);
});

it('applies and stores each choice', async () => {
  const { scope, storage } = await start('{"theme":"dark","textSize":150}');
  await allSettled(textSizePicked, { scope, params: 200 });
  expect(root()).toEqual(['dark', '200%']);
  expect(storage.get(key)).toBe('{"theme":"dark","textSize":200}');
  await allSettled(themePicked, { scope, params: 'light' });
  expect(root()).toEqual(['light', '200%']);
  expect(storage.get(key)).toBe('{"theme":"light","textSize":200}');
  await allSettled(themePicked, { scope, params: 'system' });
  expect(root()).toEqual([undefined, '200%']);
});

it.each([
  '{',
  '{"theme":"sepia"}',
  '{"theme":"dark","textSize":"150"}',
  '{"textSize":201}',
  '{"textSize":99}',
])('drops the corrupt value %s', async (stored) => {
  const { scope, storage } = await start(stored);
  expect(scope.getState($appearance)).toEqual({ theme: 'system', textSize: 100 });
  expect(storage.has(key)).toBe(false);
});

it('keeps the settings at a sign-out', async () => {
  const { scope, storage } = await start('{"theme":"dark","textSize":150}');
  await allSettled(sessionEnded, { scope });
  expect(root()).toEqual(['dark', '150%']);
  expect(storage.get(key)).toBe('{"theme":"dark","textSize":150}');
});

it('follows another tab, also when that clears the storage', async () => {
  const { scope } = await start();
  const change = (params: { key: string | null; raw: string | null }) =>
    allSettled(storageChanged, { scope, params });
  await change({ key: 'settings', raw: '{"theme":"dark","textSize":130}' });
  expect(root()).toEqual(['dark', '130%']);
  await change({ key: 'deviceId', raw: null });
  expect(root()).toEqual(['dark', '130%']);
  await change({ key: null, raw: null });
  expect(root()).toEqual([undefined, '100%']);
});

it("shows the native app's theme while the listener has chosen none, and stores it nowhere", async () => {
  const { scope, storage } = await start();
  const tell = (payload: object) =>
    allSettled(nativeEventReceived, {
      scope,
      params: { name: 'nativeState', payload: { ...payload } },
    });
  await tell({ theme: 'dark' });
  expect(root()).toEqual(['dark', '100%']);
  await tell({ other: 1 });
  expect(root()[0]).toBe('dark');
  await allSettled(themePicked, { scope, params: 'light' });
  expect(root()[0]).toBe('light');
  await allSettled(themePicked, { scope, params: 'system' });
  expect(root()[0]).toBe('dark');
  await tell({ theme: 'sepia' });
  expect(root()[0]).toBeUndefined();
  expect(storage.get(key)).toBe('{"theme":"system","textSize":100}');
});

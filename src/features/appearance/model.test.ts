import { allSettled } from 'effector';
import { afterEach, expect, it } from 'vitest';

import { storageChanged } from '@/shared/browser/storage-changes';
import { sessionEnded } from '@/shared/api/tokens';
import { pageModelsReady } from '@/shared/routing/page-models';
import { createTestScope } from '@/testing/create-scope';

import { $appearance, textSizePicked, themePicked } from './model';

const key = 'local:settings';
const root = () => [
  document.documentElement.dataset['theme'],
  document.documentElement.style.getPropertyValue('--text-size'),
];

async function start(stored?: string) {
  const test = await createTestScope({ storage: stored === undefined ? {} : { [key]: stored } });
  await allSettled(pageModelsReady, { scope: test.scope });
  return test;
}

afterEach(() => {
  document.documentElement.removeAttribute('data-theme');
  document.documentElement.removeAttribute('style');
});

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

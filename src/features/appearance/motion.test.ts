import { allSettled } from 'effector';
import { afterEach, expect, it, vi } from 'vitest';

import { nativeEventReceived } from '@/shared/bridge/native-events';
import { pageModelsStarted } from '@/shared/routing/page-models';
import { createTestScope } from '@/testing/create-scope';

import './motion';

afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('data-motion');
});

async function start(system: string) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (Linux; ${system}; K)`);
  const { scope } = await createTestScope();
  await allSettled(pageModelsStarted, { scope });
  const state = (payload: Record<string, unknown>) =>
    allSettled(nativeEventReceived, { scope, params: { name: 'nativeState', payload } });
  return { state, motion: () => document.documentElement.dataset['motion'] };
}

it.each([
  ['Android 4.4.4', 'none'],
  ['Android 5.0', undefined],
  ['Android 14', undefined],
  ['X11', undefined],
])('with the system %s', async (system, expected) => {
  expect((await start(system)).motion()).toBe(expected);
});

it('takes the version of the wrapper where it states one', async () => {
  const { state, motion } = await start('Android 14');
  await state({ osVersion: '4.4.4' });
  expect(motion()).toBe('none');
  await state({ osVersion: '5.0.0' });
  expect(motion()).toBeUndefined();
});

it('ignores a version that is no text', async () => {
  const { state, motion } = await start('Android 4.1');
  await state({ osVersion: 14 });
  expect(motion()).toBe('none');
  await state({ osVersion: '' });
  expect(motion()).toBe('none');
});

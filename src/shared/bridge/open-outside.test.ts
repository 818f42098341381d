import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { connectFakeWrapper } from '@/testing/fake-bridge';

import type { MethodName } from './methods';
import { openOutsideFx } from './open-outside';

const open = vi.fn();
beforeEach(() => {
  vi.stubGlobal('window', { open });
});
afterEach(() => {
  vi.unstubAllGlobals();
  open.mockReset();
});

async function leaveFor(address: string, without: readonly MethodName[] | null = []) {
  const scope = fork();
  const calls = without && (await connectFakeWrapper(scope, { without }));
  const { value } = await allSettled(openOutsideFx, { scope, params: address });
  return { isOpened: value, calls };
}

it.each([
  ['https://shenidar.ir/help?a=1', 'https://shenidar.ir/help?a=1'],
  ['HTTPS://shenidar.ir', 'https://shenidar.ir/'],
  ['tel:+982100000000', 'tel:+982100000000'],
  ['mailto:help@shenidar.ir', 'mailto:help@shenidar.ir'],
  ['market://details?id=ir.shenidar', 'market://details?id=ir.shenidar'],
  ['bazaar://details?id=ir.shenidar', 'bazaar://details?id=ir.shenidar'],
  ['myket://details?id=ir.shenidar', 'myket://details?id=ir.shenidar'],
])('%s is opened by the native app', async (address, url) => {
  const { isOpened, calls } = await leaveFor(address);
  expect(isOpened).toBe(true);
  expect(calls).toEqual([{ method: 'openDeepLink', args: { url } }]);
  expect(open).not.toHaveBeenCalled();
});

it.each<[string, readonly MethodName[] | null]>([
  ['on the web', null],
  ['in an older app', ['openDeepLink']],
])('%s a window without opener takes its place', async (_, without) => {
  expect((await leaveFor('https://shenidar.ir/', without)).isOpened).toBe(true);
  expect(open).toHaveBeenCalledExactlyOnceWith(
    'https://shenidar.ir/',
    '_blank',
    'noopener,noreferrer',
  );
});

it.each([
  'http://shenidar.ir/',
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,x',
  'blob:https://shenidar.ir/1',
  'intent://x#Intent;end',
  'file:///etc/passwd',
  'https://shenidar.ir@evil.example/',
  'https://:shenidar.ir@evil.example/',
  '//evil.example',
  '/profile',
  'https://',
  '',
])('%j leads nowhere', async (address) => {
  const { isOpened, calls } = await leaveFor(address);
  expect(isOpened).toBe(false);
  expect(calls).toEqual([]);
  expect(open).not.toHaveBeenCalled();
});

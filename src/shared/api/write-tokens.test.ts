import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';

import { $sessionPort } from '@/shared/bridge/session-port';
import { writeRawFx } from '@/shared/storage/stored-value';
import { createTestScope } from '@/testing/create-scope';
import { someTokens } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { writeTokensFx } from './write-tokens';
import { readTokensFx } from './read-tokens';
import { sessionEnded } from './tokens';

const tokens = someTokens({ access: 'a', refresh: 'r', expiresAt: 5000 });
const kept = { 'local:access_token': 'a', 'local:refresh_token': 'r', 'local:expires_in': '5000' };

async function inWrapper(storage = {}) {
  const test = await createTestScope({ storage });
  const port = {
    readTokens: vi.fn(() => Promise.resolve(tokens)),
    writeTokens: vi.fn(),
    exit: vi.fn(),
  };
  await allSettled($sessionPort, { scope: test.scope, params: port });
  return { ...test, port };
}

it('writes tokens to storage and reads them again', async () => {
  const { scope, storage } = await createTestScope();
  await allSettled(writeTokensFx, { scope, params: tokens });
  expect(Object.fromEntries(storage)).toEqual(kept);
  expect(await allSettled(readTokensFx, { scope })).toEqual({ status: 'done', value: tokens });
});

it('reads nulls from empty storage', async () => {
  const { scope } = await createTestScope();
  const nothing = { access: null, refresh: null, expiresAt: null };
  expect(await allSettled(readTokensFx, { scope })).toMatchObject({ value: nothing });
});

it('writes the access token last, because the other tabs watch it', async () => {
  const { scope } = await createTestScope();
  const writes = watchCalls(writeRawFx, scope);
  await allSettled(writeTokensFx, { scope, params: tokens });
  expect(writes).toHaveLength(3);
  expect(writes.at(-1)?.name).toBe('access_token');
});

it('fails when storage is full', async () => {
  const { scope, storage } = await createTestScope();
  vi.spyOn(storage, 'set').mockImplementation(() => {
    throw new Error('full');
  });
  expect((await allSettled(writeTokensFx, { scope, params: tokens })).status).toBe('fail');
});

it('removes every token from storage when the session ends', async () => {
  const { scope, storage } = await createTestScope({ storage: { ...kept, 'local:other': 'x' } });
  await allSettled(sessionEnded, { scope });
  expect(Object.fromEntries(storage)).toEqual({ 'local:other': 'x' });
});

it('writes tokens only to the native wrapper, if there is one', async () => {
  const { scope, port, storage } = await inWrapper();
  await allSettled(writeTokensFx, { scope, params: tokens });
  expect(port.writeTokens.mock.calls).toEqual([[tokens]]);
  expect([...storage]).toEqual([]);
  await allSettled(sessionEnded, { scope });
  expect(port.writeTokens).toHaveBeenLastCalledWith(null);
});

it('prefers the tokens of the native wrapper to those in storage', async () => {
  const { scope } = await inWrapper({ 'local:access_token': 'left over' });
  expect(await allSettled(readTokensFx, { scope })).toMatchObject({ value: tokens });
});

import { allSettled, createEffect, fork } from 'effector';
import { beforeEach, expect, it, vi } from 'vitest';

import { clientIdOfTab, deviceId } from './identity-keys';
import { entry, readRawFx, readStoredFx, removeRawFx, writeRawFx } from './stored-value';

/** The browser's storage of one area; it can be full or denied. */
function stubStorage() {
  const stored = new Map<string, string>();
  const state = { isFull: false, isDenied: false };
  const check = (isBlocked: boolean) => {
    if (isBlocked) throw new DOMException('No storage', 'QuotaExceededError');
  };
  const area = {
    getItem(name: string) {
      check(state.isDenied);
      return stored.get(name) ?? null;
    },
    setItem(name: string, raw: string) {
      check(state.isDenied || state.isFull);
      stored.set(name, raw);
    },
    removeItem(name: string) {
      check(state.isDenied);
      stored.delete(name);
    },
  };
  return { area, stored, state };
}

let local = stubStorage();
let session = stubStorage();
beforeEach(async () => {
  local = stubStorage();
  session = stubStorage();
  vi.stubGlobal('window', { localStorage: local.area, sessionStorage: session.area });
  // Values that could not be stored outlive a scope, as they outlive a page's models.
  await remove();
});

const key = { area: 'local', name: 'key' } as const;
const scope = fork();
const write = (raw: string) => allSettled(writeRawFx, { scope, params: { ...key, raw } });
const read = async () => (await allSettled(readRawFx, { scope, params: key })).value;
const readDeviceIdFx = createEffect(() => readStoredFx(deviceId));
const remove = () => allSettled(removeRawFx, { scope, params: key });

it('writes each key to its own area, under its own name', async () => {
  const id = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
  await allSettled(writeRawFx, { scope, params: entry(deviceId, id) });
  await allSettled(writeRawFx, { scope, params: entry(clientIdOfTab, '12') });
  expect([...local.stored]).toEqual([['deviceId', id]]);
  expect([...session.stored]).toEqual([['client_id', '12']]);
});

it('keeps in memory what does not fit, until it is stored', async () => {
  await write('old');
  local.state.isFull = true;
  expect((await write('new')).status).toBe('fail');
  expect(await read()).toBe('new');
  local.state.isFull = false;
  await write('newest');
  // Another tab writes: its value counts again.
  local.stored.set('key', 'theirs');
  expect(await read()).toBe('theirs');
});

it('removes a value from storage and from memory', async () => {
  await write('old');
  local.state.isFull = true;
  await write('new');
  await remove();
  expect(await read()).toBeNull();
  expect(local.stored.size).toBe(0);
});

it('works in memory while storage is denied', async () => {
  local.state.isDenied = true;
  expect(await read()).toBeNull();
  await write('new');
  expect(await read()).toBe('new');
  await remove();
  expect(await read()).toBeNull();
});

it('removes a value that it cannot read', async () => {
  local.stored.set('deviceId', 'not-an-id');
  const { value } = await allSettled(readDeviceIdFx, { scope });
  expect(value).toBeNull();
  expect(local.stored.has('deviceId')).toBe(false);
});

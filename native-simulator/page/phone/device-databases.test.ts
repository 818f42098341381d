import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';

import { deviceDatabases, removeDatabases, separateNames } from './device-databases';

/** Databases that only know their names. A removal of `stubborn` is refused, and `open` is open in a page. */
function databases(...names: string[]) {
  const there = new Set(names);
  const request = (end: string, error: Error | null = null) => {
    const made: Record<string, unknown> = { error };
    queueMicrotask(() => (made[end] as () => void)());
    return made as unknown as IDBOpenDBRequest;
  };
  const real = {
    open: vi.fn((name: string) => {
      there.add(name);
      return request('onsuccess');
    }),
    deleteDatabase: (name: string) => {
      if (name.endsWith('stubborn')) return request('onerror', new Error('no'));
      there.delete(name);
      return request(name.endsWith('open') ? 'onblocked' : 'onsuccess');
    },
    databases: async () => [...there].map((name) => ({ name, version: 1 })),
    cmp: (first: number, second: number) => first - second,
  };
  return { there, real: real as unknown as IDBFactory };
}

it('gives each phone its own databases', async () => {
  const { there, real } = databases();
  const [one, two] = [deviceDatabases(real, 'phone-1:'), deviceDatabases(real, 'phone-2:')];
  for (const [phone, name] of [
    [one, 'kept'],
    [one, 'books'],
    [two, 'kept'],
  ] as const)
    await new Promise((resolve) => (phone.open(name, 3).onsuccess = resolve));
  expect([...there]).toEqual(['phone-1:kept', 'phone-1:books', 'phone-2:kept']);
  expect(real.open).toHaveBeenCalledWith('phone-1:kept', 3);
  expect(await one.databases()).toEqual([
    { name: 'kept', version: 1 },
    { name: 'books', version: 1 },
  ]);
  await removeDatabases(one);
  expect([...there]).toEqual(['phone-2:kept']);
});

it('leaves the mock, which is the server of all phones, common to them', async () => {
  const names = ['indexed-state-store.ts', 'indexed-journal.ts'].flatMap((file) => {
    const code = readFileSync(
      new URL(`../../../mock-api/storage/${file}`, import.meta.url),
      'utf8',
    );
    return [...code.matchAll(/(?:createStore\(|lockName = )'([^']+)'/g)].map(
      ([, name = '']) => name,
    );
  });
  expect(names).toHaveLength(3);
  const { there, real } = databases();
  const phone = deviceDatabases(real, 'phone-1:');
  for (const name of names) await new Promise((resolve) => (phone.open(name).onsuccess = resolve));
  expect([...there]).toEqual([...new Set(names)]);
  await removeDatabases(phone);
  expect([...there]).toEqual([...new Set(names)]);
});

it('waits for no page that has a database open, and tells what cannot be removed', async () => {
  const { there, real } = databases('phone-1:open', 'phone-2:stubborn');
  await removeDatabases(deviceDatabases(real, 'phone-1:'));
  expect([...there]).toEqual(['phone-2:stubborn']);
  await expect(removeDatabases(deviceDatabases(real, 'phone-2:'))).rejects.toThrow('no');
});

it('gives each phone its own channels and locks', async () => {
  const channels: string[] = [];
  const Channel = class {
    readonly opened = true;
    constructor(name: string) {
      channels.push(name);
    }
  };
  const asked: unknown[][] = [];
  const held = [
    { name: 'phone-1:renewal', clientId: 'a', mode: 'exclusive' },
    { name: 'phone-2:renewal', clientId: 'b', mode: 'exclusive' },
  ];
  const locks = {
    request: async (...given: unknown[]) => void asked.push(given),
    query: async () => ({ held, pending: [] }),
  };
  const page = {
    ...{ indexedDB: databases().real, BroadcastChannel: Channel, navigator: { locks } },
  } as unknown as Parameters<typeof separateNames>[0];
  separateNames(page, 'phone-2:');
  const channel: unknown = Reflect.construct(page.BroadcastChannel ?? Object, ['player']);
  expect([channels, channel instanceof Channel]).toEqual([['phone-2:player'], true]);
  const hold = () => undefined;
  await page.navigator.locks?.request('renewal', { mode: 'shared' }, hold);
  await page.navigator.locks?.request('shenidar-mock-state', hold);
  expect(asked).toEqual([
    ['phone-2:renewal', { mode: 'shared' }, hold],
    ['shenidar-mock-state', hold],
  ]);
  expect(await page.navigator.locks?.query()).toEqual({
    held: [{ name: 'renewal', clientId: 'b', mode: 'exclusive' }],
    pending: [],
  });
});

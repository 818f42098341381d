import { beforeEach, expect, it, vi } from 'vitest';

import { createState, defaultSeed } from '../db/state';
import { createIndexedStateStore } from './indexed-state-store';

/** IndexedDB as the store uses it: one record, which all tabs share. */
const database = vi.hoisted(() => ({ records: new Map<string, string>() }));
vi.mock('idb-keyval', () => ({
  createStore: () => ({}),
  get: async (key: string) => database.records.get(key),
  set: async (key: string, text: string) => void database.records.set(key, text),
}));

/** Web Locks: requests for the same name run one after the other. */
function createLocks() {
  const queues = new Map<string, Promise<unknown>>();
  return {
    request: (name: string, work: () => unknown) => {
      const turn = (queues.get(name) ?? Promise.resolve()).then(work);
      queues.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
  };
}

beforeEach(() => {
  database.records.clear();
  vi.stubGlobal('navigator', { locks: createLocks() });
});

/** A tab of the browser. */
const openTab = () => createIndexedStateStore(() => createState(defaultSeed, 0));
const balanceIn = (tab: ReturnType<typeof openTab>, accountId: string) =>
  tab.run(({ accounts }) => accounts[accountId]?.balance);
const account = '09120000001';
const addBalance = (tab: ReturnType<typeof openTab>, amount: number) =>
  tab.run(({ accounts }) => {
    const owner = accounts[account];
    if (owner) owner.balance += amount;
  });

it('shows the changes of every tab in all others, also in one that has read before', async () => {
  const [one, other] = [openTab(), openTab()];
  expect(await balanceIn(other, account)).toBe(0);
  await addBalance(one, 5);
  expect(await balanceIn(other, account)).toBe(5);
  await addBalance(other, 2);
  expect(await balanceIn(one, account)).toBe(7);
});

it('loses no change of tabs that write at the same time', async () => {
  const tabs = [openTab(), openTab(), openTab()];
  await Promise.all(tabs.flatMap((tab) => [addBalance(tab, 1), addBalance(tab, 10)]));
  expect(await balanceIn(openTab(), account)).toBe(33);
});

it('keeps the changes of work that throws', async () => {
  const tab = openTab();
  const failing = tab.run((state) => {
    state.lastId += 1;
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  const { lastId } = createState(defaultSeed, 0);
  expect(await openTab().run((state) => state.lastId)).toBe(lastId + 1);
});

it('replaces the state after the changes that were requested before', async () => {
  const [one, other] = [openTab(), openTab()];
  const changed = addBalance(one, 5);
  await Promise.all([changed, other.replace(createState({ ...defaultSeed, seed: 7 }, 0))]);
  expect(await balanceIn(one, account)).toBe(0);
  expect(await one.run(({ seed }) => seed)).toBe(7);
});

it('has the state that it was replaced by at once, also in the tab that had read another', async () => {
  const tab = openTab();
  for (let time = 0; time < 2; time += 1) expect(await balanceIn(tab, account)).toBe(0);
  await tab.replace(createState({ ...defaultSeed, seed: 7 }, 0));
  expect(await tab.run(({ seed }) => seed)).toBe(7);
});

it('resets what another tab has changed to the state that this one saw last', async () => {
  const [one, other] = [openTab(), openTab()];
  expect(await balanceIn(one, account)).toBe(0);
  await addBalance(other, 5);
  await one.replace(createState(defaultSeed, 0));
  expect(await balanceIn(one, account)).toBe(0);
  expect(await balanceIn(other, account)).toBe(0);
});

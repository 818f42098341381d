import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';

import { readNowFx } from '@/shared/browser/now';
import { waitFx } from '@/shared/browser/wait';
import { REQUEST_TIMEOUT_MS } from '@/shared/config/constants';

import { acquireRenewalMarkFx, releaseRenewalMarkFx } from './renewal-mark';
import { readRawFx, removeRawFx, writeRawFx } from './stored-value';

const START = 1_700_000_000_000;
const RIVAL = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';

interface Tab {
  /** The raw mark in storage when the tab begins. */
  readonly mark?: string;
  /** Runs before each wait with the number of waits so far, for what other tabs do. */
  readonly onWait?: (storage: Map<string, string>, waits: number) => void;
  readonly isDenied?: boolean;
}

/** A tab whose waits take no time, on a clock that counts them. */
function openTab({ mark, onWait, isDenied = false }: Tab = {}) {
  const storage = new Map(mark === undefined ? [] : [['local:renewal_mark', mark]]);
  const waits: number[] = [];
  let now = START;
  const keyOf = ({ area, name }: { area: string; name: string }) => `${area}:${name}`;
  const scope = fork({
    handlers: [
      [readNowFx, () => now],
      [
        waitFx,
        (ms: number) => {
          onWait?.(storage, waits.length);
          waits.push(ms);
          now += ms;
        },
      ],
      [readRawFx, (key: Parameters<typeof keyOf>[0]) => storage.get(keyOf(key)) ?? null],
      [
        writeRawFx,
        (written: { area: string; name: string; raw: string }) => {
          if (isDenied) throw new DOMException('denied', 'QuotaExceededError');
          storage.set(keyOf(written), written.raw);
        },
      ],
      [removeRawFx, (key: Parameters<typeof keyOf>[0]) => void storage.delete(keyOf(key))],
    ],
  });
  const current = () => storage.get('local:renewal_mark');
  const acquire = async () => {
    const { value } = await allSettled(acquireRenewalMarkFx, { scope });
    return value as string;
  };
  const release = (params: string) => allSettled(releaseRenewalMarkFx, { scope, params });
  return { acquire, release, current, waits };
}

it('takes the mark when there is none, after the writes of others had time to arrive', async () => {
  const { acquire, release, current, waits } = openTab();
  const owner = await acquire();
  expect(waits).toEqual([200]);
  expect(current()).toBe(`${START} ${owner}`);
  await release(owner);
  expect(current()).toBeUndefined();
});

it('gives every renewal an owner of its own', async () => {
  const { acquire, release } = openTab();
  const first = await acquire();
  await release(first);
  expect(await acquire()).not.toBe(first);
});

it('waits until the other tab has released the mark', async () => {
  const { acquire, current, waits } = openTab({
    mark: `${START} ${RIVAL}`,
    onWait: (storage, count) => {
      if (count === 2) storage.clear();
    },
  });
  const owner = await acquire();
  expect(waits).toEqual([100, 100, 100, 200]);
  expect(current()).toBe(`${START + 300} ${owner}`);
});

it('takes the mark over from a tab that has held it for longer than any request takes', async () => {
  const late = openTab({ mark: `${START - REQUEST_TIMEOUT_MS + 100} ${RIVAL}` });
  const owner = await late.acquire();
  expect(late.waits).toEqual([100, 200]);
  expect(late.current()).toBe(`${START + 100} ${owner}`);
});

it.each([
  ['older than any request', `${START - REQUEST_TIMEOUT_MS} ${RIVAL}`],
  ['of the future, because the clock was set back', `${START + 1} ${RIVAL}`],
  ['unreadable', 'a mark'],
  ['without an owner', `${START} `],
  ['with more behind the owner', `${START} ${RIVAL} x`],
  ['with something before its time', `x${START} ${RIVAL}`],
  ['with a time of 17 digits', `00000${START} ${RIVAL}`],
  ['with an owner of 65 letters', `${START} ${'a'.repeat(65)}`],
])('takes over a mark that is %s', async (_, mark) => {
  const { acquire, waits } = openTab({ mark });
  await acquire();
  expect(waits).toEqual([200]);
});

it('begins again when the mark of a rival was later', async () => {
  const { acquire, current, waits } = openTab({
    onWait: (storage, count) => {
      if (count === 0) storage.set('local:renewal_mark', `${START + 1} ${RIVAL}`);
      if (count === 1) storage.clear();
    },
  });
  const owner = await acquire();
  expect(waits).toEqual([200, 100, 200]);
  expect(current()).toBe(`${START + 300} ${owner}`);
});

it('begins again when its own mark has gone', async () => {
  const { acquire, waits } = openTab({
    onWait: (storage, count) => {
      if (count === 0) storage.clear();
    },
  });
  await acquire();
  expect(waits).toEqual([200, 200]);
});

it('goes on without a mark where storage is denied', async () => {
  const { acquire, waits } = openTab({ isDenied: true });
  expect(await acquire()).toMatch(/^[\w-]{36}$/);
  expect(waits).toEqual([]);
});

it('gives up after 15 seconds in which others always had the mark', async () => {
  const { acquire, waits } = openTab({
    mark: `${START} ${RIVAL}`,
    onWait: (storage, count) => {
      storage.set('local:renewal_mark', `${START + count * 100} ${RIVAL}`);
    },
  });
  await acquire();
  expect(waits).toHaveLength(150);
});

it('leaves the mark of another tab when it releases its own', async () => {
  const mark = `${START} ${RIVAL}`;
  const { release, current } = openTab({ mark });
  await release('another-owner');
  expect(current()).toBe(mark);
  await release(RIVAL);
  expect(current()).toBeUndefined();
});

it('has nothing to release without a mark', async () => {
  const { release, current } = openTab();
  expect(await release('another-owner')).toMatchObject({ status: 'done' });
  expect(current()).toBeUndefined();
});

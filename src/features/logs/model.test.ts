import { allSettled, fork, scopeBind } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { readNowFx } from '@/shared/browser/now';

import type { LogLine } from './lib/log-line';
import { $logLines, $logSink, logFlushRequested, logRequested, type LogSink } from './model';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function begin(sink: LogSink | null) {
  const scope = fork({
    values: [[$logSink, sink]],
    handlers: [[readNowFx, () => 1_790_000_000_000]],
  });
  const log = scopeBind(logRequested, { scope });
  return {
    note: (message: string, data?: unknown) => log({ level: 'info', message, data }),
    flush: () => void allSettled(logFlushRequested, { scope }),
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    lines: () => scope.getState($logLines),
  };
}

function collecting() {
  const batches: (readonly LogLine[])[] = [];
  return { batches, sink: (lines: readonly LogLine[]) => void batches.push(lines) };
}

it('sends the lines five seconds after the last one', async () => {
  const { batches, sink } = collecting();
  const { note, pass, lines } = begin(sink);
  note('first');
  await pass(4000);
  note('second', { chapterId: 4 });
  await pass(4999);
  expect(batches).toEqual([]);
  await pass(1);
  expect(batches).toEqual([
    [
      { level: 'info', time: 1_790_000_000_000, message: 'first', data: null },
      { level: 'info', time: 1_790_000_000_000, message: 'second', data: { chapterId: 4 } },
    ],
  ]);
  expect(lines()).toEqual([]);
});

it('sends the lines at once on a flush, and each line once', async () => {
  const { batches, sink } = collecting();
  const { note, flush, pass } = begin(sink);
  note('first');
  await pass(0);
  flush();
  flush();
  await pass(10_000);
  expect(batches).toHaveLength(1);
});

it('redacts tokens, mobile numbers and e-mail addresses', async () => {
  const { batches, sink } = collecting();
  const { note, flush, pass } = begin(sink);
  note('Signed in 09121234567', { access_token: 'opaque-canary', list: ['a@b.ir'] });
  await pass(0);
  flush();
  expect(JSON.stringify(batches)).not.toMatch(/0912|opaque-canary|a@b\.ir/);
});

it('sends the newest 500 lines of a burst of 50,000', async () => {
  const { batches, sink } = collecting();
  const { note, pass, lines } = begin(sink);
  for (let count = 1; count <= 50_000; count += 1) note(`line ${count}`);
  await pass(0);
  expect(lines()).toHaveLength(500);
  await pass(5000);
  expect(batches.map((batch) => batch.length)).toEqual([500]);
  expect(batches[0]?.at(-1)?.message).toBe('line 50000');
});

it('keeps the last 200 lines in memory without a wrapper', async () => {
  const { note, pass, lines } = begin(null);
  for (let count = 1; count <= 300; count += 1) note(`line ${count}`);
  await pass(5000);
  expect(lines()).toHaveLength(200);
  expect(lines()[0]?.message).toBe('line 101');
});

import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { startWithTimeout } from './interruption';

vi.mock('node:timers/promises', () => {
  const named = { setTimeout: vi.fn() };
  return { ...named, default: named };
});

it('waits until a server that starts too late is closed', async () => {
  vi.mocked(wait).mockImplementation(() => new Promise(() => undefined));
  const interruption = new AbortController();
  const steps: string[] = [];
  const start = async () => {
    interruption.abort();
    const close = async () => {
      await new Promise(setImmediate);
      steps.push('closed');
    };
    return { close };
  };
  const failing = startWithTimeout(start, 60_000, interruption.signal);
  await failing.catch(() => steps.push('given up'));
  expect(steps).toEqual(['closed', 'given up']);
});

it('waits eight seconds at most for a start that does not end', async () => {
  vi.mocked(wait).mockResolvedValue(undefined);
  const never = () => new Promise<{ close: () => Promise<void> }>(() => undefined);
  await expect(startWithTimeout(never, 60_000, AbortSignal.abort())).rejects.toMatchObject({
    exitCode: 130,
  });
  // The process may end meanwhile.
  expect(wait).toHaveBeenLastCalledWith(8000, undefined, { ref: false });
});

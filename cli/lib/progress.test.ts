import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createProgress } from './progress';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function collect(isTTY: boolean) {
  const written: string[] = [];
  return { written, terminal: { isTTY, write: (text: string) => written.push(text) } };
}

const twoSeconds = () => new Promise<string>((resolve) => setTimeout(resolve, 2_000, 'built'));

it('updates one line on a terminal', async () => {
  const { written, terminal } = collect(true);
  const work = createProgress(terminal)('Building', twoSeconds);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await work).toBe('built');
  expect(written).toEqual([
    ...['\rBuilding … 1 s', '\rBuilding … 2 s'],
    '\rBuilding: done in 2 s.\n',
  ]);
});

it('writes whole lines elsewhere', async () => {
  const { written, terminal } = collect(false);
  const work = createProgress(terminal)('Building', twoSeconds);
  await vi.advanceTimersByTimeAsync(2_000);
  await work;
  expect(written).toEqual(['Building …\n', 'Building: done in 2 s.\n']);
});

it('counts a second that has almost passed', async () => {
  const { written, terminal } = collect(false);
  const moments = [0, 1_600];
  const clock = () => moments.shift() ?? 0;
  await createProgress(terminal, clock)('Building', async () => undefined);
  expect(written.at(-1)).toBe('Building: done in 2 s.\n');
});

it.each([
  [false, 'Building …\n'],
  [true, '\n'],
])('stops counting when the work fails, and reports no end of it (%s)', async (isTTY, text) => {
  const { written, terminal } = collect(isTTY);
  const failing = createProgress(terminal)('Building', () => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(written).toEqual([text]);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { whenIdle } from './idle';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits for a quiet moment, but not longer than two seconds', async () => {
  const ask = vi.fn((run: () => void, _options: object) => run());
  vi.stubGlobal('requestIdleCallback', ask);
  await whenIdle();
  expect(ask).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { timeout: 2000 });
});

it('takes the next task in a browser that does not tell, such as Safari', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const idle = vi.fn();
  void whenIdle().then(idle);
  await Promise.resolve();
  expect(idle).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0);
  expect(idle).toHaveBeenCalledOnce();
});

import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { useWakeLock } from './use-wake-lock';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
});

function withWakeLock(request: () => Promise<{ release: () => Promise<void> }>) {
  const spy = vi.fn(request);
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request: spy } });
  return spy;
}

it('holds the lock while it is mounted, and again after the page was hidden', async () => {
  const release = vi.fn(() => Promise.resolve());
  const request = withWakeLock(() => Promise.resolve({ release }));
  const { unmount } = renderHook(() => useWakeLock());
  await waitFor(() => expect(request.mock.calls).toEqual([['screen']]));
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(1);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
  await Promise.resolve();
  unmount();
  expect(release).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
});

it('releases a lock that arrives after it was unmounted', async () => {
  const release = vi.fn(() => Promise.resolve());
  withWakeLock(() => Promise.resolve({ release }));
  const { unmount } = renderHook(() => useWakeLock());
  unmount();
  await waitFor(() => expect(release).toHaveBeenCalledTimes(1));
});

it.each([
  ['refuses', () => withWakeLock(() => Promise.reject(new Error('battery')))],
  ['has no such thing', () => undefined],
])('does nothing where the browser %s', (_, prepare) => {
  prepare();
  expect(() => renderHook(() => useWakeLock()).unmount()).not.toThrow();
});

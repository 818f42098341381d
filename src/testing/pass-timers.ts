import { beforeEach, vi } from 'vitest';

/** In every test of this file each timer ends at once, in order, for tests that wait for what ends by itself. */
export function passTimers(): void {
  beforeEach(() => {
    vi.useFakeTimers().setTimerTickMode('nextTimerAsync');
    return () => void vi.useRealTimers();
  });
}

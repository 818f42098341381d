import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { canSetVolume } from './can-set-volume';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An element whose volume the platform takes back 50 ms after it was set, or leaves. */
async function probe(takesBack: boolean) {
  const audio = document.createElement('audio');
  const create = vi.spyOn(document, 'createElement').mockReturnValue(audio);
  const answer = canSetVolume();
  if (takesBack) setTimeout(() => (audio.volume = 1), 50);
  await vi.advanceTimersByTimeAsync(100);
  expect(create).toHaveBeenCalledExactlyOnceWith('audio');
  return answer;
}

it('can be set where it stays', async () => {
  expect(await probe(false)).toBe(true);
});

it('cannot be set where the platform takes it back', async () => {
  expect(await probe(true)).toBe(false);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { waitForMeaningfulPaintFx } from './meaningful-paint';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

/** Whether a page with this content counts as painted at once. */
async function isPainted(content: string) {
  document.body.innerHTML = content;
  const painted = vi.fn();
  void waitForMeaningfulPaintFx().then(painted);
  // Content is on the screen a frame later.
  await vi.advanceTimersByTimeAsync(10);
  expect(painted).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10);
  return { now: painted.mock.calls.length > 0, painted };
}

it.each([
  ['a text', '<main><p>Divan</p></main>'],
  ['a picture', '<main><img></main>'],
  ['how far a book is heard', '<main>Divan<i role="progressbar" aria-valuenow="30"></i></main>'],
  ['what is busy elsewhere', '<main>Divan</main><i role="progressbar"></i>'],
])('counts a page with %s', async (_, content) => {
  expect((await isPainted(content)).now).toBe(true);
});

it.each([
  ['no page', '<p>Divan</p>'],
  ['an empty page', '<main> </main>'],
  ['a skeleton', '<main><div aria-busy="true">Divan</div></main>'],
  ['a spinner', '<main>Divan<i role="progressbar"></i></main>'],
])('waits while there is %s, but not for ever', async (_, content) => {
  const { now, painted } = await isPainted(content);
  expect(now).toBe(false);
  await vi.advanceTimersByTimeAsync(4900);
  expect(painted).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(painted).toHaveBeenCalledOnce();
});

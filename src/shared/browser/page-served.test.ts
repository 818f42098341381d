import { afterEach, expect, it, vi } from 'vitest';

import { isPageServed } from './page-served';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('asks the server itself for the page, past every cache', async () => {
  const fetched = vi.fn(async () => new Response('<p>the app</p>'));
  vi.stubGlobal('fetch', fetched);
  expect(await isPageServed()).toBe(true);
  expect(fetched).toHaveBeenCalledExactlyOnceWith(window.location.href, {
    cache: 'no-store',
    headers: { accept: 'text/html' },
  });
});

it.each([
  ['an error', async () => new Response('', { status: 503 })],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('takes %s for a page that is not served', async (_, answer) => {
  vi.stubGlobal('fetch', answer);
  expect(await isPageServed()).toBe(false);
});

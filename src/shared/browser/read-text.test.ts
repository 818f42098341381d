import { allSettled, fork } from 'effector';
import { afterEach, expect, it, vi } from 'vitest';

import { readTextFx } from './read-text';

afterEach(() => {
  vi.unstubAllGlobals();
});

const read = () => allSettled(readTextFx, { scope: fork(), params: '/licenses.md' });

it('reads a file of the build, without cookies', async () => {
  const fetched = vi.fn(async () => new Response('Licenses'));
  vi.stubGlobal('fetch', fetched);
  expect(await read()).toEqual({ status: 'done', value: 'Licenses' });
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/licenses.md', { credentials: 'omit' });
});

it('takes the page of an error for no file', async () => {
  vi.stubGlobal('fetch', async () => new Response('<p>Not found</p>', { status: 404 }));
  expect(await read()).toMatchObject({ status: 'fail' });
});

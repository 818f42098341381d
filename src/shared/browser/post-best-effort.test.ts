import { allSettled, fork } from 'effector';
import { expect, it, vi } from 'vitest';

import { postBestEffortFx } from './post-best-effort';

const post = { url: '/api/events', headers: { 'client-id': '10' }, body: { events: [] } };

function answer(status: number) {
  const sent = vi.fn(() => Promise.resolve(new Response(null, { status })));
  vi.stubGlobal('fetch', sent);
  return sent;
}

const send = () => allSettled(postBestEffortFx, { scope: fork(), params: post });

it('outlives the page and carries no cookies', async () => {
  const sent = answer(204);
  expect(await send()).toMatchObject({ status: 'done' });
  expect(sent).toHaveBeenCalledExactlyOnceWith('/api/events', {
    method: 'POST',
    headers: { 'client-id': '10', 'content-type': 'application/json' },
    body: '{"events":[]}',
    credentials: 'omit',
    keepalive: true,
  });
});

it('fails if the server refuses', async () => {
  answer(500);
  expect(await send()).toMatchObject({ status: 'fail' });
});

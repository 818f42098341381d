import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';

import { expect, it, vi } from 'vitest';

import { createNodeMock } from '../node-mock';
import { createRequestListener } from './request-listener';

it('neither answers nor records a request that its caller breaks off', async () => {
  const mock = createNodeMock();
  const body = new Readable({ read: () => body.destroy(new Error('aborted')) });
  const head = { method: 'POST', url: '/api/events', headers: { host: 'localhost' } };
  const destroy = vi.fn();
  const response = { destroy, setHeader: vi.fn(), writeHead: vi.fn(), end: vi.fn() };
  createRequestListener(mock)(
    Object.assign(body, head) as unknown as IncomingMessage,
    response as unknown as ServerResponse,
  );
  await expect.poll(() => destroy.mock.calls.length).toBe(1);
  expect(response.writeHead).not.toHaveBeenCalled();
  expect(await mock.journal.entries()).toEqual([]);
});

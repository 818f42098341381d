import { createServer } from 'node:http';
import { Socket, type AddressInfo } from 'node:net';

import { expect, it, vi } from 'vitest';

import { startFaultProxy } from './fault-proxy';

it('cuts an answer into pieces of the same sizes for the same seed alone', async () => {
  const server = createServer((_, response) => void response.end('x'.repeat(2000)));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const target = `http://localhost:${(server.address() as AddressInfo).port}`;
  const write = vi.spyOn(Socket.prototype, 'write');
  const sizesWith = async (seed: number) => {
    const proxy = await startFaultProxy({ target, seed });
    const toxic = { type: 'slicer', averageBytes: 400, variationBytes: 200 } as const;
    proxy.add({ path: '/', toxic });
    write.mockClear();
    await fetch(proxy.url).then((answer) => answer.text());
    await proxy.close();
    // As they leave the proxy, which alone writes bytes: what arrives may have grown together on the way.
    return write.mock.calls
      .map(([piece]) => piece)
      .filter((piece) => typeof piece !== 'string')
      .map(({ length }) => length);
  };
  const first = await sizesWith(7);
  expect(first.length).toBeGreaterThan(3);
  expect(await sizesWith(7)).toEqual(first);
  expect(await sizesWith(8)).not.toEqual(first);
  server.closeAllConnections();
  server.close();
});

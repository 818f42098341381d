import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { originOf } from '@/shared/config/server-origin';

import type { MockOptions } from './create-mock';
import type { Mock } from './core/mock';
import { createRequestListener } from './http-server/request-listener';
import { createNodeMock } from './node-mock';

interface HttpMockOptions extends Partial<MockOptions> {
  /** 0 selects any free port. */
  readonly port: number;
  /** Default: `localhost`. */
  readonly host?: string;
}

export interface HttpMock {
  /** For example `http://localhost:4010`, without a trailing slash. */
  readonly url: string;
  readonly mock: Mock;
  /** Closes all connections, also hanging ones, and releases the port. */
  readonly close: () => Promise<void>;
}

/** Starts the mock API as an HTTP server. Rejects with Node's error if the port is in use. */
export async function startHttpMock({
  port,
  host = 'localhost',
  ...options
}: HttpMockOptions): Promise<HttpMock> {
  const mock = createNodeMock(options);
  const server = createServer({ keepAliveTimeout: 30_000 }, createRequestListener(mock));
  await mock.catalogueCache.load(mock.seed);
  await listen(server, port, host);
  const address = server.address() as AddressInfo;
  return { url: originOf(host, address.port), mock, close: () => close(server) };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });
}

import type { HttpHandler } from 'msw';
import { setupServer, type SetupServer } from 'msw/node';

import type { Mock } from './core/mock';
import type { MockOptions } from './create-mock';
import { createHandlers } from './msw-handlers';
import { createNodeMock } from './node-mock';

/**
 * The mock for unit tests: call `server.listen({ onUnhandledRequest: 'error' })` before and
 * `server.close()` after. A new one for every test, so that tests share nothing.
 */
export function createMockServer(options: Partial<MockOptions> = {}): {
  readonly server: SetupServer;
  readonly mock: Mock;
} {
  const mock = createNodeMock(options);
  return { server: setupServer(...createHandlers(mock)), mock };
}

/** Handlers with a mock of their own, for whatever stands between a page and the network. */
export function createNetworkHandlers(options: Partial<MockOptions> = {}): HttpHandler[] {
  return createHandlers(createNodeMock(options));
}

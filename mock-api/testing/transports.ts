import { setupServer } from 'msw/node';

import { startHttpMock } from '../http';
import { createHandlers } from '../msw-handlers';
import { createNodeMock } from '../node-mock';
import { createHandlerClient, createTestClient, type TestClient } from './test-client';

/** A running mock and the way to end it. */
export interface RunningTransport {
  readonly client: TestClient;
  end(): Promise<void>;
}

async function startHandlers(): Promise<RunningTransport> {
  const client = createHandlerClient(createHandlers(createNodeMock()));
  return { client, end: async () => undefined };
}

async function startNode(): Promise<RunningTransport> {
  const server = setupServer(...createHandlers(createNodeMock()));
  server.listen({ onUnhandledRequest: 'error' });
  const client = createTestClient('https://api.example.com', (request) => fetch(request));
  return { client, end: async () => server.close() };
}

async function startHttp(): Promise<RunningTransport> {
  const { url, close } = await startHttpMock({ port: 0 });
  return { client: createTestClient(url, (request) => fetch(request)), end: close };
}

/**
 * The three transports to run the mock: the handlers as the browser's worker calls them, between a Node
 * process and its network, and as a server.
 */
export const transports = [
  ['in the browser', startHandlers],
  ['in Node', startNode],
  ['over HTTP', startHttp],
] as const satisfies readonly (readonly [string, () => Promise<RunningTransport>])[];

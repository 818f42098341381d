import { setupServer } from 'msw/node';

import { startHttpMock } from '../http';
import { createHandlers } from '../msw-handlers';
import { createNodeMock } from '../node-mock';
import { createHandlerClient, createTestClient, type TestClient } from './test-client';

/** A running mock, a client for it and a function to stop it. */
export interface RunningTransport {
  readonly client: TestClient;
  stop(): Promise<void>;
}

async function startHandlerTransport(): Promise<RunningTransport> {
  const client = createHandlerClient(createHandlers(createNodeMock()));
  return { client, stop: async () => undefined };
}

async function startNodeTransport(): Promise<RunningTransport> {
  const server = setupServer(...createHandlers(createNodeMock()));
  server.listen({ onUnhandledRequest: 'error' });
  const client = createTestClient('https://api.example.com', (request) => fetch(request));
  return { client, stop: async () => server.close() };
}

async function startHttpTransport(): Promise<RunningTransport> {
  const { url, close } = await startHttpMock({ port: 0 });
  return { client: createTestClient(url, (request) => fetch(request)), stop: close };
}

/**
 * The three ways to run the mock: MSW handlers as in the browser, MSW in a Node process, and an HTTP
 * server.
 */
export const transports = [
  ['in the browser', startHandlerTransport],
  ['in Node', startNodeTransport],
  ['over HTTP', startHttpTransport],
] as const satisfies readonly (readonly [string, () => Promise<RunningTransport>])[];

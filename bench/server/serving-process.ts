/** The child process of `serveSites`: receives the sites as a message and replies with their addresses. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PRERENDER_WITHIN_MS } from '../../scripts/serving/prerender/prerendered-pages';
import { createBuildListener } from '../../scripts/serving/serve-build';
import { isMockPath } from '../../mock-api/core/paths';
import { createRequestListener } from '../../mock-api/http-server/request-listener';
import { createNodeMock } from '../../mock-api/node-mock';
import type { ServingReport, Site } from './sites';

process.once('message', (sites: readonly Site[]) => {
  void serve(sites).then((report) => process.send?.(report));
});
process.once('disconnect', () => process.exit(0));

async function serve(sites: readonly Site[]): Promise<ServingReport> {
  try {
    const mock = createNodeMock();
    await mock.catalogueCache.load(mock.seed);
    const api = { handlesPath: isMockPath, listener: createRequestListener(mock) };
    const listeners = sites.map(({ folder, delay }) =>
      delayed(createBuildListener({ folder, api, prerenderWithinMs: PRERENDER_WITHIN_MS }), delay),
    );
    return { urls: await Promise.all(listeners.map(listenAnywhere)) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

function delayed(listener: RequestListener, delay: number): RequestListener {
  if (delay === 0) return listener;
  return (request, response) => {
    setTimeout(() => listener(request, response), delay);
  };
}

/** Starts a server on any free port and resolves with its address. */
function listenAnywhere(listener: RequestListener): Promise<string> {
  return new Promise((resolve, reject) => {
    const server = createServer({ keepAliveTimeout: 30_000 }, listener);
    server.once('error', reject);
    server.listen(0, 'localhost', () => {
      resolve(`http://localhost:${(server.address() as AddressInfo).port}/`);
    });
  });
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Connect, Plugin, ViteDevServer } from 'vite';

const realEntry = '/src/app/main.tsx';
const mockEntry = '/src/app/main.mock.ts';
const workerPath = '/mockServiceWorker.js';

/**
 * MSW's worker unregisters itself when its last page closes. A page that loads at this moment (a reload, a frame)
 * registers it again but is not controlled by it, so its calls miss the mock. Therefore the worker stays
 * registered; without an active page it passes all requests through.
 */
const keepRegistered = 'self.registration.unregister = () => Promise.resolve(false);\n';

/**
 * Runs the mock API in the browser: index.html loads the entry that starts the mock before the app, and MSW's
 * worker is served at the root, because it needs this scope. Applies to the dev server only, so that no build
 * contains a trace of the mock.
 */
export function mockInBrowser(): Plugin {
  const msw = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
  const worker = keepRegistered + readFileSync(msw, 'utf8');
  return {
    name: 'shenidar:mock-in-browser',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(workerPath, (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.setHeader('cache-control', 'no-cache');
        response.end(worker);
      });
      server.middlewares.use(serveMockPages(server));
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { path }) =>
        path === '/index.html' ? html.replace(realEntry, mockEntry) : html,
    },
  };
}

/** MSW's worker does not handle navigations, so the dev server serves the mock's own pages. */
function serveMockPages(server: ViteDevServer): Connect.NextHandleFunction {
  return (request, response, next) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (!/^\/(__mock|content)(\/|$)/.test(url.pathname)) {
      next();
      return;
    }
    const answer = async () => {
      const { renderMockPage } = (await server.ssrLoadModule(
        '/mock-api/pages.ts',
      )) as typeof import('../mock-api/pages');
      const page = renderMockPage(url);
      if (page) response.writeHead(page.status, page.headers).end(page.body);
      else next();
    };
    answer().catch(next);
  };
}

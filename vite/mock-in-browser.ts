import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Connect, Plugin, ViteDevServer } from 'vite';

const realEntry = '/src/app/main.tsx';
const mockEntry = '/src/app/main.mock.ts';
const workerPath = '/mockServiceWorker.js';

/**
 * MSW's worker unregisters itself when its last page goes. A page that loads meanwhile, by a reload
 * or in a frame, then registers it anew but is never controlled by it, and its calls pass the mock by.
 * So the worker stays; without an active page it lets everything through.
 */
const staysRegistered = 'self.registration.unregister = () => Promise.resolve(false);\n';

/**
 * Lets the mock API answer inside the browser: index.html starts the app through the entry that
 * starts the mock first, and MSW's worker is served at the root, whose scope it needs. Applies to
 * the dev server only, so that no build can hold a trace of the mock.
 */
export function mockInBrowser(): Plugin {
  const msw = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
  const worker = staysRegistered + readFileSync(msw, 'utf8');
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

/** A worker never sees navigations: the mock's pages for people come from the dev server. */
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

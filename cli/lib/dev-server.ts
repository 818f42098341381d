import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer, loadConfigFromFile, type Plugin, type PluginOption } from 'vite';
import { isMockPath } from '../../mock-api/core/paths';
import { root } from '../../scripts/lib/prepare.mjs';
import { originOf } from '../../src/shared/config/server-origin';
import { mockInBrowser } from '../../vite/mock-in-browser';
import type { MockPlace } from './launch-plan';
import { servePersonaSignIn, personaSignInPath } from './persona-sign-in';
import { proxyTo } from '../../scripts/serving/proxy-to';
import { ensureWritable } from './writable-folder';

export interface DevServerOptions {
  readonly mode: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  readonly mock: MockPlace;
  /** Target for the API paths of the page's origin when the mock runs over HTTP. */
  readonly mockUrl: string | undefined;
}

export interface DevServer {
  /** With a slash at the end, such as `http://localhost:5173/`. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Starts Vite's dev server for an environment. Vite runs as middleware of our own HTTP server, because
 * its own server would end the process on SIGTERM with its own exit code.
 * @throws when it cannot listen; nothing is left running then
 */
export async function startDevServer(options: DevServerOptions): Promise<DevServer> {
  const { mode, port, host } = options;
  const cacheDir = join(root, 'node_modules', '.vite');
  ensureWritable(cacheDir, "The dev server's cache", 'Make the checkout writable.');
  const loaded = await loadConfigFromFile({ command: 'serve', mode }, undefined, root);
  const http = createHttpServer();
  const vite = await createServer({
    ...loaded?.config,
    root,
    configFile: false,
    cacheDir,
    mode,
    plugins: await pluginsFor(options, loaded?.config.plugins),
    server: { ...loaded?.config.server, middlewareMode: true, hmr: { server: http } },
    logLevel: 'warn',
  });
  const close = async () => {
    await vite.close();
    http.close();
    http.closeAllConnections();
  };
  http.on('request', vite.middlewares);
  try {
    await new Promise<void>((resolve, reject) => {
      http.once('error', reject).listen(port, host, resolve);
    });
  } catch (error) {
    // Vite's watcher of files would keep the process alive.
    await close();
    throw error;
  }
  const { port: taken } = http.address() as AddressInfo;
  return { url: `${originOf(host, taken)}/`, close };
}

/** The configured plugins, with the in-browser mock or the proxy to the HTTP mock as this launch asks. */
async function pluginsFor(
  { mock, mockUrl }: DevServerOptions,
  configured: PluginOption,
): Promise<PluginOption[]> {
  const browserMock = mockInBrowser();
  const others = (await allPlugins(configured)).filter(({ name }) => name !== browserMock.name);
  return [
    ...others,
    mock === 'browser' && browserMock,
    mockUrl !== undefined && mockProxyPlugin(mockUrl),
  ];
}

async function allPlugins(options: PluginOption): Promise<Plugin[]> {
  const option = await options;
  if (!option) return [];
  return Array.isArray(option) ? (await Promise.all(option.map(allPlugins))).flat() : [option];
}

/** Proxies the API paths of the page's origin to the mock and serves the persona sign-in page. */
function mockProxyPlugin(mockUrl: string): Plugin {
  const answer = proxyTo(mockUrl);
  return {
    name: 'shenidar:mock-proxy',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [path = '/'] = (request.originalUrl ?? '/').split('?', 1);
        if (path === personaSignInPath) servePersonaSignIn(request, response);
        else if (isMockPath(path)) answer(request, response);
        else next();
      });
    },
  };
}

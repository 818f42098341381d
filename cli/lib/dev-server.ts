import { createServer as createHttpServer } from 'node:http';
import { createServer, loadConfigFromFile, type Plugin, type PluginOption } from 'vite';
import { isMockPath } from '../../mock-api/core/paths';
import { root } from '../../scripts/lib/prepare.mjs';
import { mockInBrowser } from '../../vite/mock-in-browser';
import type { MockPlace } from './launch-plan';
import { servePersonaSignIn, personaSignInPath } from './persona-sign-in';
import { proxyTo } from '../../scripts/serving/proxy-to';

export interface DevServerOptions {
  readonly mode: string;
  readonly port: number;
  readonly mock: MockPlace;
  /** Where API paths of the page's origin go, with the mock over HTTP. */
  readonly mockUrl: string | undefined;
}

/**
 * Vite's dev server in an environment's mode, with the mock where it is wanted. It stands on a server
 * of ours: on its own one Vite would end the process on SIGTERM, and with an exit code of its own.
 */
export async function startDevServer(
  options: DevServerOptions,
): Promise<{ readonly close: () => Promise<void> }> {
  const { mode, port } = options;
  const loaded = await loadConfigFromFile({ command: 'serve', mode }, undefined, root);
  const http = createHttpServer();
  const vite = await createServer({
    ...loaded?.config,
    root,
    configFile: false,
    mode,
    plugins: await pluginsFor(options, loaded?.config.plugins),
    server: { ...loaded?.config.server, middlewareMode: true, hmr: { server: http } },
    logLevel: 'warn',
  });
  http.on('request', vite.middlewares);
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject).listen(port, resolve);
  });
  return {
    close: async () => {
      await vite.close();
      http.close();
      http.closeAllConnections();
    },
  };
}

/** Those of the configuration, with the mock where this launch wants it. */
async function pluginsFor(
  { mock, mockUrl }: DevServerOptions,
  configured: PluginOption,
): Promise<PluginOption[]> {
  const browserMock = mockInBrowser();
  const others = (await allPlugins(configured)).filter(({ name }) => name !== browserMock.name);
  return [
    ...others,
    mock === 'browser' && browserMock,
    mockUrl !== undefined && mockBehind(mockUrl),
  ];
}

async function allPlugins(options: PluginOption): Promise<Plugin[]> {
  const option = await options;
  if (!option) return [];
  return Array.isArray(option) ? (await Promise.all(option.map(allPlugins))).flat() : [option];
}

/** Lets another server answer the API paths of the page's own origin, and signs personas in there. */
function mockBehind(mockUrl: string): Plugin {
  const answer = proxyTo(mockUrl);
  return {
    name: 'shenidar:mock-behind',
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

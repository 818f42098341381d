import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { originOf } from '../../src/shared/config/server-origin';
import { writeHosts, writePushKey, type Hosts } from './hosts';
import { productionHeaders } from './production-headers';
import { createPrerenderedPages } from './prerender/prerendered-pages';
import { createPublicPages } from './public-pages/public-pages';
import { createServedPage, isNavigation } from './served-page';

/** Handles the API calls to the page's own origin: the mock, or a proxy to another server. */
export interface ApiHandler {
  readonly handlesPath: (path: string) => boolean;
  readonly listener: RequestListener;
}

export interface BuildListenerOptions {
  /** The folder of the build, such as `dist/pwa`. */
  readonly folder: string;
  readonly hosts?: Hosts;
  /** The public key of push messages; default: the environment variable SHENIDAR_PUSH_KEY, else the placeholder. */
  readonly pushKey?: string | undefined;
  /** Origin under which the world reaches the pages; default: the environment variable SHENIDAR_PUBLIC_ORIGIN, else that of each request. */
  readonly publicOrigin?: string | undefined;
  /** Without a handler the server serves files only and answers API paths with 404. */
  readonly api?: ApiHandler;
  /** The path of a classic script that is inserted first into the head of every page. */
  readonly headScript?: string;
  /**
   * How long a browser waits for the first view of a public page; then it gets the page as it was built. Without a
   * time it always does. Asks the API, and needs the server's part of the build.
   */
  readonly prerenderWithinMs?: number;
}

export interface ServeBuildOptions extends BuildListenerOptions {
  /** A name or address of this machine; default: localhost, which other machines cannot reach. */
  readonly host?: string;
  /** 0 takes any free port. */
  readonly port: number;
}

export interface ServedBuild {
  /** With a slash at the end, such as `http://localhost:4173/`. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves a build like production: precompressed files, an immutable cache for hashed files, index.html for every
 * navigation, and the production headers.
 * @throws when the folder contains no build, or Node's EADDRINUSE when the port is in use
 */
export async function serveBuild(options: ServeBuildOptions): Promise<ServedBuild> {
  const server = createServer(createBuildListener(options));
  const { host = 'localhost' } = options;
  await listen(server, options.port, host);
  const { port } = server.address() as AddressInfo;
  return { url: `${originOf(host, port)}/`, close: () => close(server) };
}

/** The request listener of `serveBuild`, for a server that also serves something else. */
export function createBuildListener({
  folder,
  hosts = {},
  pushKey = process.env['SHENIDAR_PUSH_KEY'],
  publicOrigin = process.env['SHENIDAR_PUBLIC_ORIGIN'],
  api,
  headScript,
  prerenderWithinMs,
}: BuildListenerOptions): RequestListener {
  const withHosts = writeHosts(readPage(folder), hosts);
  const built = pushKey ? writePushKey(withHosts, pushKey) : withHosts;
  const html = headScript === undefined ? built : withHeadScript(built, headScript);
  const headers = new Map(Object.entries(productionHeaders(html, hosts)));
  const answerPage = createServedPage(html);
  const publicPages = createPublicPages({ html, siteHost: hosts.site, publicOrigin });
  const prerendered =
    prerenderWithinMs === undefined
      ? undefined
      : createPrerenderedPages({
          folder,
          html,
          hosts,
          withinMs: prerenderWithinMs,
        });
  const answerFile = sirv(folder, { etag: true, brotli: true, gzip: true, setHeaders: setCaching });

  return (request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    if (api?.handlesPath(path)) {
      api.listener(request, response);
      return;
    }
    response.setHeaders(headers);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(response, 405);
    } else if (publicPages.answers(request)) {
      publicPages.listener(request, response);
    } else if (prerendered?.answers(request)) {
      prerendered.listener(request, response);
    } else if (path === '/' || path === '/index.html') {
      answerPage(request, response);
    } else {
      // The files were listed at the start: one that a new build has removed since ends its own answer, not the server.
      response.on('pipe', (file) => file.on('error', () => response.destroy()));
      answerFile(request, response, () => {
        if (isNavigation(path, request.headers)) answerPage(request, response);
        else refuse(response, 404);
      });
    }
  };
}

function withHeadScript(html: string, path: string): string {
  return html.replace(/<head[^>]*>/, (head) => `${head}<script src="${path}"></script>`);
}

function readPage(folder: string): string {
  const page = join(folder, 'index.html');
  if (existsSync(page)) return readFileSync(page, 'utf8');
  throw new Error(`There is no build in ${folder}.`);
}

/** Names under /assets/ contain a content hash; other files may change under the same name. */
function setCaching(response: ServerResponse, path: string): void {
  const isHashed = path.startsWith('/assets/');
  response.setHeader(
    'cache-control',
    isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
}

function refuse(response: ServerResponse, status: 404 | 405): void {
  response.writeHead(status, { 'content-type': 'text/plain' });
  response.end(status === 404 ? 'Not found' : 'Method not allowed');
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });
}

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createAskApi, NotFound, type AskApi } from './ask-api';
import { descriptionOf } from './describe-page';
import { robots, sitemapIndex, sitemapPart } from './sitemap';
import { writeDescription, type Origins } from './write-description';

interface PublicPagesOptions {
  /** The page as browsers get it. */
  readonly html: string;
  /** Origin of the API and the covers; without one, the origin of the page. */
  readonly siteHost?: string | undefined;
  /** Origin under which the world reaches the pages; without one, that of each request. */
  readonly publicOrigin?: string | undefined;
}

interface Asked extends Origins {
  readonly path: string;
  readonly ask: AskApi;
}

const sitemapPath = /^\/sitemap-([1-9]\d{0,3})\.xml$/;

/**
 * Answers search engines and previews of links: descriptions of public pages, robots.txt and the sitemap. Browsers
 * get the page at once, without a question to the API. Rule: docs/behaviour.md#public-pages
 */
export function createPublicPages(options: PublicPagesOptions): {
  readonly answers: (request: IncomingMessage) => boolean;
  readonly listener: RequestListener;
} {
  return {
    answers: (request) => {
      const path = pathOf(request);
      if (path === '/robots.txt' || path === '/sitemap.xml' || sitemapPath.test(path)) return true;
      return !isBrowser(request) && descriptionOf(path) !== undefined;
    },
    listener: (request, response) => {
      const asked = askedBy(request, options);
      void answer(asked, options.html).then(
        ({ status, type, body }) => {
          response.writeHead(status, {
            'content-type': `${type}; charset=utf-8`,
            'cache-control': 'no-cache',
            vary: 'sec-fetch-mode',
          });
          response.end(request.method === 'HEAD' ? undefined : body);
        },
        () => refuse(response),
      );
    },
  };
}

/** Every browser of today says how it fetches; programs that read pages for others do not. */
function isBrowser({ headers }: IncomingMessage): boolean {
  return headers['sec-fetch-mode'] !== undefined;
}

async function answer({ path, app, site, ask }: Asked, html: string) {
  if (path === '/robots.txt') return { status: 200, type: 'text/plain', body: robots(app) };
  const part = sitemapPath.exec(path)?.[1];
  if (path === '/sitemap.xml' || part !== undefined) {
    const body =
      part === undefined ? await sitemapIndex(app, ask) : await sitemapPart(Number(part), app, ask);
    return { status: 200, type: 'application/xml', body };
  }
  return { type: 'text/html', ...(await describedPage({ path, app, site, ask }, html)) };
}

/** Without an answer of the API the page is as good as it is for a browser. */
async function describedPage({ path, app, site, ask }: Asked, html: string) {
  try {
    const description = await descriptionOf(path)?.(ask);
    const body = description ? writeDescription(html, description, { app, site }) : html;
    return { status: 200, body };
  } catch (error) {
    return { status: error instanceof NotFound ? 404 : 200, body: html };
  }
}

function refuse(response: ServerResponse): void {
  response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '600' });
  response.end('The catalogue does not answer');
}

function pathOf({ url = '/' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? '/';
}

function askedBy(request: IncomingMessage, { siteHost, publicOrigin }: PublicPagesOptions): Asked {
  const app = publicOrigin ?? originOfRequest(request);
  const { localAddress = '', localPort = 0 } = request.socket;
  const address = localAddress.includes(':') ? `[${localAddress}]` : localAddress;
  return {
    path: pathOf(request),
    app,
    site: siteHost ?? app,
    ask: createAskApi(siteHost ?? `http://${address}:${localPort}`),
  };
}

function originOfRequest({ headers }: IncomingMessage): string {
  const scheme = headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
  const host = headers.host ?? '';
  const origin = `${scheme}://${/^[\w.[\]:-]+$/.test(host) ? host : 'localhost'}`;
  return URL.canParse(origin) ? origin : 'http://localhost';
}

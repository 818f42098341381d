import { existsSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type * as Prerender from '../../../src/app/prerender';
import type { Hosts } from '../hosts';
import { productionHeaders } from '../production-headers';
import { createAskApi } from '../public-pages/ask-api';
import {
  createRenderedPage,
  createServedPage,
  isNavigation,
  type ServedPage,
} from '../served-page';
import { createNewest } from './newest';
import { createPageFiles } from './page-files';
import { writePrerendered } from './write-prerendered';

interface PrerenderOptions {
  /** The folder of the app's build; the server's build is beside it. */
  readonly folder: string;
  /** The page as it is without a view. */
  readonly html: string;
  /** Without one for the site, API and covers come from the request's own server. */
  readonly hosts: Hosts;
  /** A browser waits this long for the API and the rendering. Then it gets the plain page, and the app asks itself. */
  readonly withinMs: number;
}

type Asked = Omit<Parameters<typeof Prerender.renderFirstView>[0], 'siteHost'>;

/** What a production server allows. It is less than a phone's own request for the page's content would take. */
export const PRERENDER_WITHIN_MS = 200;
/** So many pages are not rendered again for the same answer; each has about 100 kB. */
const KEPT_PAGES = 100;

/**
 * The pages with a first view, as in src/app/start/first-views.ts. An address with another query is somebody's own: a
 * partner's, or that of an overlay.
 */
interface PrerenderedAddress {
  readonly path: RegExp;
  /** What the query may have. */
  readonly query?: readonly string[];
  /** Modules of the first view, or groups of files, whose code comes after the first screen. */
  readonly parts: readonly string[];
}

/** The group of files with the models, without which no page but the storefront answers, and the list of them that the app asks for. */
const models = ['pages', 'src/app/start/model-files.ts'];

const prerenderedAddresses: readonly PrerenderedAddress[] = [
  {
    path: /^\/$/,
    parts: [
      'src/pages/shop/parts/later/later-section.tsx',
      'src/pages/shop/parts/later/shop-footer.tsx',
    ],
  },
  {
    path: /^\/pdp\/[^/]+(?:\/[^/]*)?$/,
    query: ['ch', 't'],
    parts: ['src/app/start/book-first-view.ts', 'src/pages/product/view.tsx', ...models],
  },
  {
    path: /^\/clp$/,
    query: [
      'contentType',
      'length',
      'listKey',
      'price',
      'sort',
      'authorId',
      'narratorId',
      'isSeries',
    ],
    parts: ['src/app/start/list-first-view.ts', 'src/pages/clp/view.tsx', ...models],
  },
];

/** The row of an address; undefined for one without a first view. */
function rowOf(url: string): PrerenderedAddress | undefined {
  const [path = '', search] = url.split('?', 2);
  return prerenderedAddresses.find(
    (row) =>
      row.path.test(path) &&
      [...new URLSearchParams(search).keys()].every((name) => row.query?.includes(name)),
  );
}

/**
 * Answers public pages with their first view already in them. Each request asks the API, so nobody sees an outdated page;
 * an answer that was rendered before is not rendered again. Rule: docs/behaviour.md#opens-at-once
 * @returns undefined for a build without its server's part
 */
export function createPrerenderedPages({ folder, html, hosts, withinMs }: PrerenderOptions):
  | {
      readonly answers: (request: IncomingMessage) => boolean;
      readonly listener: RequestListener;
    }
  | undefined {
  const code = resolve(`${folder}-prerender`, 'prerender.js');
  if (!existsSync(code)) return undefined;
  const plain = createServedPage(html);
  const filesOf = createPageFiles(folder, html);
  const pages = createNewest<{
    readonly answer: string;
    readonly rendered: Promise<ServedPage>;
  }>(KEPT_PAGES);

  const write = async (app: typeof Prerender, asked: Asked): Promise<ServedPage> => {
    const content = await app.renderFirstView({ ...asked, siteHost: hosts.site ?? '' });
    const files = filesOf(rowOf(asked.path)?.parts ?? []);
    const written = writePrerendered({ content, answer: asked.answer, files });
    return createRenderedPage(written, productionHeaders(written, hosts));
  };

  /** An error of the app's own code is told once for each answer, and nobody goes without the app for it. */
  const render = (app: typeof Prerender, asked: Asked) =>
    write(app, asked).catch((error: unknown) => {
      console.error(error);
      return plain;
    });

  const newest = async (path: string, origin: string): Promise<ServedPage> => {
    const app = (await import(pathToFileURL(code).href)) as typeof Prerender;
    const view = await app.firstViewAt(path);
    if (!view) return plain;
    const answer: unknown = await createAskApi(origin)(view.operation, view.input);
    const text = JSON.stringify(answer);
    let known = pages.get(path);
    if (known?.answer !== text) {
      known = { answer: text, rendered: render(app, { path, view, answer }) };
      pages.set(path, known);
    }
    return known.rendered;
  };

  return {
    answers: ({ url = '', headers }) => isNavigation(url, headers) && rowOf(url) !== undefined,
    listener: (request, response) => {
      const { url = '' } = request;
      // Without the API the app itself says what is wrong.
      const page = newest(url, hosts.site ?? ownOrigin(request)).catch(() => plain);
      void Promise.race([page, setTimeout(withinMs, plain)]).then((served) =>
        served(request, response),
      );
    },
  };
}

function ownOrigin({ socket }: IncomingMessage): string {
  const { localAddress = '', localPort = 0 } = socket;
  const address = localAddress.includes(':') ? `[${localAddress}]` : localAddress;
  return `http://${address}:${localPort}`;
}

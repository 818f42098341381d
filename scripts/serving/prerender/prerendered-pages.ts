import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type * as Prerender from '../../../src/app/prerender';
import type { Manifest } from '../../lib/byte-budget';
import { createAskApi } from '../public-pages/ask-api';
import {
  createRenderedPage,
  createServedPage,
  isNavigation,
  type ServedPage,
} from '../served-page';
import { createNewest } from './newest';
import { writePrerendered, type View } from './write-prerendered';

interface PrerenderOptions {
  /** The folder of the app's build; the server's build is beside it. */
  readonly folder: string;
  /** The page as it is without a view. */
  readonly html: string;
  /** Origin of the API and the covers; without one, the address of the request's own server. */
  readonly siteHost?: string | undefined;
  /** A browser waits this long for the API and the rendering. Then it gets the plain page, and the app asks itself. */
  readonly withinMs: number;
}

type Asked = Omit<Parameters<typeof Prerender.renderFirstView>[0], 'siteHost'>;

interface Rendered {
  readonly page: ServedPage;
  readonly stylePath: string;
  readonly style: string;
}

/** What a production server allows. It is less than a phone's own request for the page's content would take. */
export const PRERENDER_WITHIN_MS = 200;
/** So many pages are not rendered again for the same answer; each has about 100 kB. */
const KEPT_PAGES = 100;
/** A page that is still under way asks for the sheet of its own answer; the API may have given newer ones since. */
const KEPT_SHEETS = 400;

const sheetHeaders = {
  'content-type': 'text/css; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
};

/** The code that takes the view over. */
const takingOver = 'src/app/start/prerendered.ts';

/** The pages with a first view, as in src/app/start/first-views.ts, and the parts of it whose code comes after the first screen. */
const prerenderedPages: readonly { readonly path: RegExp; readonly parts: readonly string[] }[] = [
  {
    path: /^\/$/,
    parts: [
      'src/pages/shop/parts/later/later-section.tsx',
      'src/pages/shop/parts/later/shop-footer.tsx',
    ],
  },
  { path: /^\/pdp\/[^/?]+(?:\/[^/?]*)?$/, parts: ['src/pages/product/view.tsx'] },
];

/**
 * Answers public pages with their first view already in them. Each request asks the API, so nobody sees an outdated page;
 * an answer that was rendered before is not rendered again. Rule: docs/behaviour.md#opens-at-once
 * @returns undefined for a build without its server's part
 */
export function createPrerenderedPages({ folder, html, siteHost, withinMs }: PrerenderOptions):
  | {
      readonly answers: (request: IncomingMessage) => boolean;
      readonly listener: RequestListener;
    }
  | undefined {
  const code = resolve(`${folder}-prerender`, 'prerender.js');
  if (!existsSync(code)) return undefined;
  const plain = createServedPage(html);
  const partsAt = partsOf(folder, html);
  const sheets = createNewest<string>(KEPT_SHEETS);
  const pages = createNewest<{
    readonly answer: string;
    readonly rendered: Promise<Rendered | undefined>;
  }>(KEPT_PAGES);

  const write = async (app: typeof Prerender, asked: Asked): Promise<Rendered> => {
    const content = await app.renderFirstView({ ...asked, siteHost: siteHost ?? '' });
    const written = writePrerendered(html, { content, ...asked, ...partsAt(asked.path) });
    return { ...written, page: await createRenderedPage(written.html) };
  };

  /** An error of the app's own code is told once for each answer, and nobody goes without the app for it. */
  const render = (app: typeof Prerender, asked: Asked) =>
    write(app, asked).catch((error: unknown) => {
      console.error(error);
      return undefined;
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
    const rendered = await known.rendered;
    if (!rendered) return plain;
    sheets.set(rendered.stylePath, rendered.style);
    return rendered.page;
  };

  return {
    answers: ({ url = '', headers }) =>
      sheets.get(url) !== undefined ||
      (isNavigation(url, headers) && prerenderedPages.some(({ path }) => path.test(url))),
    listener: (request, response) => {
      const { url = '', method } = request;
      const sheet = sheets.get(url);
      if (sheet !== undefined) {
        response.writeHead(200, sheetHeaders);
        response.end(method === 'HEAD' ? undefined : sheet);
        return;
      }
      // Without the API the app itself says what is wrong.
      const page = newest(url, siteHost ?? ownOrigin(request)).catch(() => plain);
      void Promise.race([page, setTimeout(withinMs, plain)]).then((served) =>
        served(request, response),
      );
    },
  };
}

/** What a page loads besides its own: the script that takes the view over, and the style sheets of later parts. */
function partsOf(folder: string, html: string): (path: string) => Pick<View, 'script' | 'styles'> {
  const text = readFileSync(join(folder, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const script = manifest[takingOver]?.file;
  if (script === undefined) throw new Error(`The build in ${folder} has no ${takingOver}.`);
  return (asked) => {
    const { parts = [] } = prerenderedPages.find(({ path }) => path.test(asked)) ?? {};
    const styles = stylesOf(manifest, parts).filter((path) => !html.includes(path));
    return { script: `/${script}`, styles };
  };
}

function stylesOf(manifest: Manifest, parts: readonly string[]): string[] {
  const found = new Set<string>();
  const visited = new Set<string>();
  const visit = (key: string) => {
    if (visited.has(key)) return;
    visited.add(key);
    for (const each of manifest[key]?.imports ?? []) visit(each);
    for (const file of manifest[key]?.css ?? []) found.add(`/${file}`);
  };
  parts.forEach(visit);
  return [...found];
}

function ownOrigin({ socket }: IncomingMessage): string {
  const { localAddress = '', localPort = 0 } = socket;
  const address = localAddress.includes(':') ? `[${localAddress}]` : localAddress;
  return `http://${address}:${localPort}`;
}

import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type * as Prerender from '../../../src/app/prerender';
import type { OperationOutput } from '../../../src/shared/api/contract/operation';
import { getStorefront } from '../../../src/shared/api/contract/shop';
import type { Manifest } from '../../lib/byte-budget';
import { createAskApi } from '../public-pages/ask-api';
import { createRenderedPage, createServedPage, type ServedPage } from '../served-page';
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

type Storefront = OperationOutput<typeof getStorefront>;

interface Rendered {
  readonly page: ServedPage;
  readonly stylePath: string;
  readonly style: string;
}

/** What a production server allows. It is less than a phone's own request for the storefront would take. */
export const PRERENDER_WITHIN_MS = 200;
/** A page that is still under way asks for the sheet of its own answer; the API may have given newer ones since. */
const KEPT_SHEETS = 8;

const sheetHeaders = {
  'content-type': 'text/css; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
};

/** The code that takes the view over. */
const takingOver = 'src/app/start/prerendered.ts';

const laterViews = [
  'src/pages/shop/parts/later/later-section.tsx',
  'src/pages/shop/parts/later/shop-footer.tsx',
];

/**
 * Answers `/` with the storefront already in the page. Each request asks the API, so nobody sees an outdated page; an
 * answer that was rendered before is not rendered again. Rule: docs/behaviour.md#opens-at-once
 * @returns undefined for a build without its server's part
 */
export function createPrerenderedStorefront({
  folder,
  html,
  siteHost,
  withinMs,
}: PrerenderOptions):
  | {
      readonly answers: (request: IncomingMessage) => boolean;
      readonly listener: RequestListener;
    }
  | undefined {
  const code = resolve(`${folder}-prerender`, 'prerender.js');
  if (!existsSync(code)) return undefined;
  const plain = createServedPage(html);
  const parts = partsOf(folder, html);
  const sheets = new Map<string, string>();
  let last:
    | { readonly answer: string; readonly rendered: Promise<Rendered | undefined> }
    | undefined;

  const write = async (answer: Storefront): Promise<Rendered> => {
    const { renderStorefront } = (await import(pathToFileURL(code).href)) as typeof Prerender;
    const { sections } = answer;
    const content = await renderStorefront({ sections, siteHost: siteHost ?? '' });
    const written = writePrerendered(html, { content, answer, ...parts });
    return { ...written, page: await createRenderedPage(written.html) };
  };

  /** An error of the app's own code is told once for each answer, and nobody goes without the app for it. */
  const render = (answer: Storefront) =>
    write(answer).catch((error: unknown) => {
      console.error(error);
      return undefined;
    });

  const newest = async (origin: string): Promise<ServedPage> => {
    const answer = await createAskApi(origin)(getStorefront, {});
    const text = JSON.stringify(answer);
    if (last?.answer !== text) last = { answer: text, rendered: render(answer) };
    const rendered = await last.rendered;
    if (!rendered) return plain;
    sheets.set(rendered.stylePath, rendered.style);
    for (const path of sheets.keys()) if (sheets.size > KEPT_SHEETS) sheets.delete(path);
    return rendered.page;
  };

  return {
    answers: ({ url = '' }) => url === '/' || sheets.has(url),
    listener: (request, response) => {
      const sheet = sheets.get(request.url ?? '');
      if (sheet !== undefined) {
        response.writeHead(200, sheetHeaders);
        response.end(request.method === 'HEAD' ? undefined : sheet);
        return;
      }
      // Without the API the app itself says what is wrong.
      const page = newest(siteHost ?? ownOrigin(request)).catch(() => plain);
      void Promise.race([page, setTimeout(withinMs, plain)]).then((served) =>
        served(request, response),
      );
    },
  };
}

/** What the page loads besides its own: the script that takes the view over, and the style sheets of later views. */
function partsOf(folder: string, html: string): Pick<View, 'script' | 'styles'> {
  const text = readFileSync(join(folder, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const script = manifest[takingOver]?.file;
  if (script === undefined) throw new Error(`The build in ${folder} has no ${takingOver}.`);
  const styles = stylesOf(manifest).filter((path) => !html.includes(path));
  return { script: `/${script}`, styles };
}

function stylesOf(manifest: Manifest): string[] {
  const found = new Set<string>();
  const visited = new Set<string>();
  const visit = (key: string) => {
    if (visited.has(key)) return;
    visited.add(key);
    for (const each of manifest[key]?.imports ?? []) visit(each);
    for (const file of manifest[key]?.css ?? []) found.add(`/${file}`);
  };
  laterViews.forEach(visit);
  return [...found];
}

function ownOrigin({ socket }: IncomingMessage): string {
  const { localAddress = '', localPort = 0 } = socket;
  const address = localAddress.includes(':') ? `[${localAddress}]` : localAddress;
  return `http://${address}:${localPort}`;
}

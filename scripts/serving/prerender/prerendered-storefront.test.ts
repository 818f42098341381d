import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serveBuild, type ApiHandler } from '../serve-build';

let home = '';
let folder = '';
const closings: (() => Promise<void>)[] = [];
/** The title that the API answers with; null is a failure. */
let title: string | null = 'first';
/** Whether the API keeps its answers back. */
let isHeld = false;
let asked = 0;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'prerender-'));
  folder = join(home, 'app');
  title = 'first';
  isHeld = false;
  asked = 0;
  mkdirSync(join(folder, '.vite'), { recursive: true });
  mkdirSync(`${folder}-prerender`);
  const page =
    '<html lang="fa"><head></head><body><div id="root"><svg class="splash"></svg></div></body></html>';
  writeFileSync(join(folder, 'index.html'), page);
  const manifest = {
    'src/app/start/prerendered.ts': { file: 'assets/take.js' },
    'src/pages/shop/parts/later/later-section.tsx': { file: 'a.js', css: ['assets/later.css'] },
  };
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(`${folder}-prerender`, 'package.json'), JSON.stringify({ type: 'module' }));
  writeFileSync(
    join(`${folder}-prerender`, 'prerender.js'),
    `export const renderStorefront = async ({ sections: [{ title }] }) => {
      if (title === 'broken') throw new Error(title);
      return '<h2 style="--a:' + title.length + '">' + title + '</h2>';
    };`,
  );
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const close of closings.splice(0)) await close();
  rmSync(home, { recursive: true });
});

const api: ApiHandler = {
  handlesPath: (path) => path.startsWith('/api/'),
  listener: (_request, response) => {
    asked += 1;
    if (isHeld) return;
    response.statusCode = title === null ? 500 : 200;
    response.setHeader('content-type', 'application/json');
    const sections = [{ id: 'new', kind: 'shelf', title, items: [] }];
    response.end(JSON.stringify({ sections }));
  },
};

/** Nobody's page is too late by default, however slow the machine is. */
async function serve(prerenderWithinMs = 60_000): Promise<(path: string) => Promise<Response>> {
  const { url, close } = await serveBuild({ folder, port: 0, api, prerenderWithinMs });
  closings.push(close);
  return (path) => fetch(url + path, { headers: { 'sec-fetch-mode': 'navigate' } });
}

it('serves the storefront in the page, with its colours in a sheet of its own', async () => {
  const read = await serve();
  const answer = await read('');
  expect(answer.headers.get('content-security-policy')).toContain("style-src 'self';");
  const page = await answer.text();
  expect(page).toContain('>first</h2>');
  const style = await read(styleIn(page));
  expect(style.headers.get('content-type')).toContain('text/css');
  expect(style.headers.get('cache-control')).toContain('immutable');
  expect(await style.text()).toContain('{--a:5}');
});

it('shows each answer of the API, and keeps the sheets of pages under way', async () => {
  const read = await serve();
  const first = await (await read('')).text();
  title = 'second';
  const second = await (await read('')).text();
  expect(second).toContain('>second</h2>');
  expect(styleIn(second)).not.toBe(styleIn(first));
  expect((await read(styleIn(first))).status).toBe(200);

  title = null;
  expect(await (await read('')).text()).not.toContain('data-prerendered');
});

it('serves the plain page instead of waiting for a slow API', async () => {
  const read = await serve(1);
  isHeld = true;
  expect(await (await read('')).text()).not.toContain('data-prerendered');
});

it('serves the plain page if the app’s own code fails, and says so once', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  title = 'broken';
  const read = await serve();
  for (let visit = 0; visit < 2; visit += 1)
    expect(await (await read('')).text()).not.toContain('data-prerendered');
  expect(log.mock.calls).toEqual([[new Error('broken')]]);
});

it('leaves addresses with a query, and the page that the worker keeps, as they are', async () => {
  const read = await serve();
  expect(await (await read('')).text()).toContain('>first</h2>');
  for (const path of ['?clientId=12', 'index.html', 'library'])
    expect(await (await read(path)).text()).not.toContain('data-prerendered');
});

it('asks nothing unless it is told to prerender', async () => {
  const { url, close } = await serveBuild({ folder, port: 0, api });
  closings.push(close);
  const answer = await fetch(url, { headers: { 'sec-fetch-mode': 'navigate' } });
  expect(await answer.text()).not.toContain('data-prerendered');
  expect(asked).toBe(0);
});

/** The path of the sheet in a page. */
function styleIn(page: string): string {
  return /href="\/(prerendered-[^"]+)"/.exec(page)?.[1] ?? '';
}

import { createHash } from 'node:crypto';
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
/** Whether the API knows nothing. */
let missing = false;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'prerender-'));
  folder = join(home, 'app');
  title = 'first';
  isHeld = false;
  asked = 0;
  missing = false;
  mkdirSync(join(folder, '.vite'), { recursive: true });
  mkdirSync(`${folder}-prerender`);
  const page =
    '<html lang="fa"><head><script type="module" crossorigin src="/assets/index.js"></script>' +
    '<link rel="stylesheet" crossorigin href="/assets/index.css"><script src="/assets/ask.js" async></script>' +
    '<script src="/assets/early.js"></script></head><body><div id="root"><svg class="splash"></svg></div></body></html>';
  writeFileSync(join(folder, 'index.html'), page);
  const manifest = {
    'index.html': { file: 'assets/index.js', css: ['assets/index.css'] },
    'src/app/start/prerendered.ts': { file: 'assets/take.js', imports: ['index.html'] },
    'src/pages/shop/parts/later/later-section.tsx': { file: 'a.js', css: ['assets/later.css'] },
    'src/pages/clp/view.tsx': { file: 'd.js', css: ['assets/list.css'] },
    'src/pages/product/view.tsx': { file: 'b.js', css: ['assets/book.css'], imports: ['_shared'] },
    _shared: { file: 'c.js', css: ['assets/shared.css'] },
    '_pages-Bx1': { file: 'e.js', name: 'pages', imports: ['_models-Bx1'] },
    '_models-Bx1': { file: 'f.js', name: 'book-models' },
  };
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  mkdirSync(join(folder, 'assets'));
  for (const name of ['index', 'later', 'book', 'shared', 'list'])
    writeFileSync(join(folder, `assets/${name}.css`), `.${name}{color:red}`);
  writeFileSync(join(folder, 'assets/early.js'), 'let early;');
  writeFileSync(join(`${folder}-prerender`, 'early-start.js'), 'let start;');
  writeFileSync(join(`${folder}-prerender`, 'package.json'), JSON.stringify({ type: 'module' }));
  writeFileSync(
    join(`${folder}-prerender`, 'prerender.js'),
    `const anything = { '~run': ({ value }) => ({ typed: true, value }) };
    export const firstViewAt = async (path) => path === '/pdp/nowhere' ? undefined : {
      operation: { method: 'GET', access: 'anyone', path: '/api' + path, response: anything },
      input: {},
    };
    export const renderFirstView = async ({ answer: { title } }) => {
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
    response.statusCode = missing ? 404 : title === null ? 500 : 200;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ title }));
  },
};

/** Nobody's page is too late by default, however slow the machine is. */
async function serve(prerenderWithinMs = 60_000): Promise<(path: string) => Promise<Response>> {
  const { url, close } = await serveBuild({ folder, port: 0, api, prerenderWithinMs });
  closings.push(close);
  return (path) => fetch(url + path, { headers: { accept: 'text/html' } });
}

it('serves the first view in the page, with everything that it needs, which the headers allow', async () => {
  const read = await serve();
  const answer = await read('');
  const page = await answer.text();
  expect(page).toContain('>first</h2>');
  const [, style = ''] = /<style>([^]*)<\/style>/.exec(page) ?? [];
  expect(style).toContain('{--a:5}');
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`style-src 'self' '${hashOf(style)}';`);
  for (const code of ['let early;', 'let start;']) {
    expect(page).toContain(`>${code}</script>`);
    expect(policy).toContain(`'${hashOf(code)}'`);
  }
  expect(page).toContain('data-files="/assets/index.js" data-parts="/assets/take.js /a.js"');
  expect(page).toContain('data-early="/assets/ask.js"');
  const other = await read('library');
  expect(other.headers.get('content-security-policy')).toContain("style-src 'self';");
});

it('serves a book with the styles of its page, under each of its addresses', async () => {
  const read = await serve();
  for (const path of ['pdp/9063', 'pdp/9063/', 'pdp/divan/first%20book']) {
    const page = await (await read(path)).text();
    expect(page).toContain('>first</h2>');
    expect(page).toMatch(/\.index\{.*\n\.shared\{.*\n\.book\{/);
    expect(page).not.toContain('.later{');
    // The models of all pages are evaluated file by file, too.
    expect(page).toContain('data-parts="/assets/take.js /c.js /b.js /f.js /e.js"');
  }
  expect(await (await read('')).text()).not.toContain('.book{');
});

it('renders each page again only for another answer', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  title = 'broken';
  const read = await serve();
  for (const path of ['', 'pdp/1', '', 'pdp/1']) await read(path);
  expect(log).toHaveBeenCalledTimes(2);
  expect(asked).toBe(4);
});

it('serves the plain page for a book that the API does not know', async () => {
  const read = await serve();
  missing = true;
  const answer = await read('pdp/404');
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toContain('data-prerendered');
});

it('shows each answer of the API', async () => {
  const read = await serve();
  expect(await (await read('')).text()).toContain('>first</h2>');
  title = 'second';
  expect(await (await read('')).text()).toContain('>second</h2>');

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

it('leaves addresses with a foreign query, and the page that the worker keeps, as they are', async () => {
  const read = await serve();
  const listed = ['contentType', 'length', 'listKey', 'price', 'sort'];
  const named = [...listed, 'authorId', 'narratorId', 'isSeries'].map((name) => `clp?${name}=1`);
  for (const path of ['', 'pdp/1?t=5', 'pdp/1?ch=2&t=5', ...named, 'clp?contentType=0&sort=newest'])
    expect(await (await read(path)).text()).toContain('>first</h2>');
  for (const path of [
    '?clientId=12',
    'index.html',
    'library',
    'pdp/1?t=5&token=x',
    'clp?q=a',
    'clp/7',
    'pdp/nowhere',
    'pdp/comment/1/x',
    'audiobook/1',
  ])
    expect(await (await read(path)).text()).not.toContain('data-prerendered');
});

it('asks nothing unless it is told to prerender', async () => {
  const { url, close } = await serveBuild({ folder, port: 0, api });
  closings.push(close);
  const answer = await fetch(url, { headers: { accept: 'text/html' } });
  expect(await answer.text()).not.toContain('data-prerendered');
  expect(asked).toBe(0);
});

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { getAsProgram, type Answer } from '../get-as-program';
import { serveBuild, type ServeBuildOptions } from '../serve-build';

const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

const book = {
  audioBookId: 9063,
  identifier: 'divan',
  title: 'Divan "of" <Hafez> $& </script>',
  recordVersion: 7,
  contentType: 0,
  products: [{ productId: 20001, price: 1_980_000 }],
  isFree: false,
  genres: [],
  authors: [{ id: 1, firstName: 'Shams', lastName: 'Hafez' }],
  narrators: [{ id: 2, firstName: 'Sara', lastName: '' }],
  publisher: { id: 3, title: 'Pezhvak' },
  description: `First line.\nSecond ${'word '.repeat(100)}`,
  duration: 3723.4,
  rate: 4.5,
  rateCount: 12,
};

const isPerUrl = (answer: unknown): answer is (url: URL) => unknown => typeof answer === 'function';

/** A served build beside an API of `answers` by path without query; others are 404, and null is 500. */
async function serve(
  answers: Readonly<Record<string, unknown>>,
  options: Partial<ServeBuildOptions> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  closings.push(() => rmSync(folder, { recursive: true }));
  writeFileSync(
    join(folder, 'index.html'),
    '<html><head><title>app</title></head><body></body></html>',
  );
  const asked: URL[] = [];
  const api = {
    handlesPath: (path: string) => path.startsWith('/api/'),
    listener: (...[request, response]: Parameters<NonNullable<typeof options.api>['listener']>) => {
      const url = new URL(request.url ?? '', 'http://api.test');
      asked.push(url);
      expect(request.headers).toMatchObject({ 'client-id': '10', 'version-code': '109' });
      const found = answers[url.pathname];
      const answer = isPerUrl(found) ? found(url) : found;
      response.setHeader('content-type', 'application/json');
      response.statusCode = answer === undefined ? 404 : answer === null ? 500 : 200;
      response.end(JSON.stringify(answer ?? { code: 'failed' }));
    },
  };
  const { url, close } = await serveBuild({ folder, port: 0, api, ...options });
  closings.unshift(close);
  const read = (path: string, headers?: Record<string, string>): Promise<Answer> =>
    getAsProgram(new URL(path, url).href, headers);
  return { origin: url.replace(/\/$/, ''), asked, read };
}

/** The head of a described page: its title, address, Open Graph by property, and schema.org data. */
function headOf({ body }: Answer) {
  const properties = [...body.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)" \/>/g)];
  return {
    title: /<title>(.*?)<\/title>/.exec(body)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1],
    open: Object.fromEntries(properties.map(([, name = '', content]) => [name, content])),
    data: JSON.parse(
      /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? 'null',
    ) as unknown,
  };
}

const divanPath = '/pdp/divan/Divan-of-Hafez-script';

it('describes a book to previews of links and search engines', async () => {
  const { origin, read } = await serve({ '/api/audiobooks/divan/detail2': book });
  const answer = await read('/pdp/divan/any-title?ch=3&t=754');
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(answer.headers['vary']).toBe('sec-fetch-mode');
  const { title, canonical, open, data } = headOf(answer);
  expect(title).toBe('Divan "of" <Hafez> $& </script> | شنیدار'.replace(/["&<>]/g, toEntity));
  expect(canonical).toBe(origin + divanPath);
  expect(open).toMatchObject({
    'og:type': 'book',
    'og:title': book.title.replace(/["&<>]/g, toEntity),
    'og:url': origin + divanPath,
    'og:image': `${origin}/content/books/9063/cover?v=7&amp;w=600&amp;h=600`,
    'og:image:width': '600',
    'og:site_name': 'شنیدار',
  });
  expect(open['description']).toMatch(/^First line\. Second word .* word…$/);
  expect(open['description']?.length).toBeLessThan(202);
  const person = (name: string, id: number) => ({
    '@type': 'Person',
    name,
    url: `${origin}/artist/${id}`,
  });
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Audiobook',
    name: book.title,
    url: origin + divanPath,
    image: `${origin}/content/books/9063/cover?v=7&w=600&h=600`,
    author: [person('Shams Hafez', 1)],
    readBy: [person('Sara', 2)],
    publisher: { name: 'Pezhvak', url: `${origin}/publisher/3` },
    duration: 'PT1H2M3S',
    isAccessibleForFree: false,
    aggregateRating: { ratingValue: 4.5, ratingCount: 12 },
    offers: { price: 1_980_000, priceCurrency: 'IRR' },
  });
});

function toEntity(character: string): string {
  return { '"': '&quot;', '&': '&amp;', '<': '&lt;' }[character] ?? '&gt;';
}

it('describes a podcast as an episode, without a price or a rating that it has not', async () => {
  const podcast = { ...book, contentType: 3, products: [], rateCount: 0, duration: 0 };
  const { read } = await serve({ '/api/audiobooks/9063/detail2': podcast });
  const { open, data } = headOf(await read('/pdp/9063'));
  expect(open['og:type']).toBe('website');
  expect(data).toMatchObject({ '@type': 'PodcastEpisode', partOfSeries: { name: book.title } });
  for (const absent of ['offers', 'aggregateRating', 'timeRequired'])
    expect(data).not.toHaveProperty(absent);
});

it('describes the app, artists and publishers', async () => {
  const { origin, read } = await serve({
    '/api/artists/1': { ...book.authors[0], portrait: '/content/portrait/1', works: [] },
    '/api/publishers/3': { ...book.publisher, logo: null, works: [] },
  });
  expect(headOf(await read('/'))).toMatchObject({
    title: 'شنیدار',
    canonical: `${origin}/`,
    data: {
      '@type': 'WebSite',
      potentialAction: { target: `${origin}/clp?q={search_term_string}` },
    },
  });
  expect(headOf(await read('/artist/1'))).toMatchObject({
    title: 'Shams Hafez | شنیدار',
    open: { 'og:image': `${origin}/content/portrait/1` },
    data: { '@type': 'Person', url: `${origin}/artist/1` },
  });
  expect(headOf(await read('/publisher/3'))).toMatchObject({
    title: 'Pezhvak | شنیدار',
    open: { 'og:image': `${origin}/icons/icon-512.png` },
  });
});

it('sends browsers the page at once, without a question to the API', async () => {
  const { asked, read } = await serve({ '/api/audiobooks/divan/detail2': book });
  const headers = { 'sec-fetch-mode': 'navigate', accept: 'text/html' };
  expect(headOf(await read('/pdp/divan', headers)).title).toBe('app');
  expect(asked).toEqual([]);
});

it('answers 404 for a title that does not exist, and the plain page when the API fails', async () => {
  const { read } = await serve({
    '/api/audiobooks/broken/detail2': null,
    '/api/audiobooks/odd/detail2': { title: 5 },
  });
  expect((await read('/pdp/gone')).status).toBe(404);
  for (const path of ['/pdp/broken', '/pdp/odd']) {
    const answer = await read(path);
    expect([path, answer.status, headOf(answer).title]).toEqual([path, 200, 'app']);
  }
});

it('has the plain page where no API is near', async () => {
  const { read } = await serve({}, { api: undefined } as object);
  expect((await read('/pdp/1001')).status).toBe(200);
});

it('writes the addresses of the proxy, or the public origin if it has one', async () => {
  const answers = { '/api/audiobooks/divan/detail2': book };
  const proxied = { host: 'shenidar.ir', 'x-forwarded-proto': 'https' };
  const { read } = await serve(answers);
  expect(headOf(await read('/pdp/divan', proxied)).canonical).toBe(
    `https://shenidar.ir${divanPath}`,
  );
  const plain = { ...proxied, 'x-forwarded-proto': 'http' };
  expect(headOf(await read('/pdp/divan', plain)).canonical).toBe(`http://shenidar.ir${divanPath}`);
  const fixed = await serve(answers, { publicOrigin: 'https://public.test' });
  expect(headOf(await fixed.read('/pdp/divan', proxied)).canonical).toBe(
    `https://public.test${divanPath}`,
  );
});

it('keeps search engines from the pages of the user, and names the sitemap', async () => {
  const { origin, read } = await serve({});
  const { body } = await read('/robots.txt');
  expect(body.split('\n')).toEqual(
    expect.arrayContaining(['User-agent: *', 'Disallow: /library', 'Disallow: /app-checkout']),
  );
  expect(body).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
  for (const shown of ['/pdp', '/api', '/content', 'Disallow: /\n'])
    expect(body).not.toContain(shown);
});

it('lists every title once in sitemaps of a thousand', async () => {
  const total = 1203;
  const { origin, read } = await serve({
    '/api/booksSearch': ({ searchParams }: URL) => {
      const [page, pageSize] = [
        Number(searchParams.get('page')),
        Number(searchParams.get('pageSize')),
      ];
      const first = (page - 1) * pageSize;
      const count = Math.max(Math.min(pageSize, total - first), 0);
      const items = Array.from({ length: count }, (_, index) => ({
        ...book,
        productId: 1,
        audioBookId: first + index + 1,
        identifier: '',
        title: '',
      }));
      return { items, total, page, pageSize };
    },
  });
  const locations = ({ body }: Answer) =>
    [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = '']) => location);
  const index = locations(await read('/sitemap.xml'));
  expect(index).toEqual([`${origin}/sitemap-1.xml`, `${origin}/sitemap-2.xml`]);
  const listed = [];
  for (const part of index) {
    const answer = await read(part.slice(origin.length));
    expect(answer.headers['content-type']).toContain('application/xml');
    listed.push(...locations(answer));
  }
  const titles = listed.filter((location) => location.startsWith(`${origin}/pdp/`));
  expect(titles).toHaveLength(total);
  expect(new Set(titles).size).toBe(total);
  expect(listed).toContain(`${origin}/`);
});

it('asks to come back while the catalogue does not answer', async () => {
  const { read } = await serve({ '/api/booksSearch': null });
  const answer = await read('/sitemap.xml');
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '600']);
});

import { booksSearch } from '../../../src/shared/api/contract/search';
import { pages, type PageId } from '../../../src/shared/routing/page-table';
import { sharedBookPath } from '../../../src/shared/routing/paths';
import type { AskApi } from './ask-api';

/** Titles in one request of the API, the most that it allows. */
const PAGE_SIZE = 100;
const PAGES_OF_A_SITEMAP = 10;
const TITLES_OF_A_SITEMAP = PAGE_SIZE * PAGES_OF_A_SITEMAP;

/** Pages for everybody that are not about one title. */
const publicPages = ['/', '/search', '/catalog-landing', '/about'];

/** Pages that show nothing without their user. */
const personalPages = [
  'library',
  'archive',
  'wishlist',
  'profile',
  'credit',
  'credit-code',
  'auth',
  'feedback',
  'app-checkout',
] as const satisfies readonly PageId[];

/** The text of `/robots.txt`. */
export function robots(origin: string): string {
  const paths = personalPages.flatMap((personal) =>
    Object.values(pages.find(({ id }) => id === personal)?.paths ?? {}),
  );
  return [
    'User-agent: *',
    ...paths.map((path) => `Disallow: ${path.replace(/\/:.*/, '')}`),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/** `/sitemap.xml`: the addresses of all parts. Throws as AskApi does. */
export async function sitemapIndex(origin: string, ask: AskApi): Promise<string> {
  const { total } = await ask(booksSearch, { query: { sort: 'title', page: 1, pageSize: 1 } });
  const count = Math.max(Math.ceil(total / TITLES_OF_A_SITEMAP), 1);
  const parts = Array.from({ length: count }, (_, index) => `/sitemap-${index + 1}.xml`);
  return xml('sitemapindex', 'sitemap', parts, origin);
}

/** `/sitemap-1.xml` and so on: the public pages and a thousand titles. Throws as AskApi does. */
export async function sitemapPart(part: number, origin: string, ask: AskApi): Promise<string> {
  const paths = part === 1 ? [...publicPages] : [];
  const first = (part - 1) * PAGES_OF_A_SITEMAP + 1;
  for (let page = first; page < first + PAGES_OF_A_SITEMAP; page += 1) {
    const { items, total } = await ask(booksSearch, {
      query: { sort: 'title', page, pageSize: PAGE_SIZE },
    });
    paths.push(...items.map(sharedBookPath));
    if (page * PAGE_SIZE >= total) break;
  }
  return xml('urlset', 'url', paths, origin);
}

/** Addresses are percent-encoded, so that only the ampersand could need an escape, and none has a query. */
function xml(list: string, item: string, paths: readonly string[], origin: string): string {
  const entries = paths.map((path) => `<${item}><loc>${origin}${path}</loc></${item}>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</${list}>
`;
}

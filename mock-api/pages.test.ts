import { expect, it } from 'vitest';

import { renderMockPage } from './pages';
import { createTestApi } from './testing/create-test-api';

const page = (path: string) => renderMockPage(new URL(path, 'http://mock.test'));

/** The development server renders these itself, because the worker leaves navigations alone. */
it.each([
  '/__mock',
  '/__mock/',
  '/__mock/docs',
  '/__mock/gallery',
  '/__mock/gallery?app=http://localhost:5173',
  '/__mock/openapi.json',
  '/content/support-chat/',
  '/content/pages/terms',
  '/content/pages/privacy',
])('the page %s is the same in a navigation as from the API', async (path) => {
  const rendered = page(path);
  const { status, headers, text } = await createTestApi().send({ path });
  expect([rendered?.status, rendered?.body]).toEqual([status, text]);
  expect(rendered?.headers['content-type']).toBe(headers.get('content-type'));
  expect(rendered?.headers['cache-control']).toBe(headers.get('cache-control') ?? undefined);
});

it('is never kept by the browser', () => {
  for (const path of ['/__mock/', '/__mock/gallery', '/content/pages/terms'])
    expect(page(path)?.headers['cache-control']).toBe('no-store');
});

it.each([
  ['terms', 'شرایط'],
  ['privacy', 'حریم'],
])('has under the name %s the page about that', (name, word) => {
  const html = String(page(`/content/pages/${name}`)?.body);
  for (const tag of ['title', 'h1'])
    expect(new RegExp(`<${tag}>(.*)</${tag}>`).exec(html)?.[1]).toContain(word);
});

it('links from the gallery to the app of the query', async () => {
  const path = `/__mock/gallery?app=${encodeURIComponent('http://localhost:5173/any')}`;
  const { text } = await createTestApi().send({ path });
  expect(text).toContain('href="http://localhost:5173/pdp/9063"');
});

it.each(['/', '/content/pages/none', '/content/pages/', '/api/storefront'])(
  'renders nothing for %s',
  (path) => {
    expect(page(path)).toBeUndefined();
  },
);

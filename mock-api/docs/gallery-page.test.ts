import { expect, it } from 'vitest';

import { galleryPage } from './gallery-page';

const linksOf = (html: string): string[] =>
  [...html.matchAll(/href="([^"]*\/pdp\/\d+)"/g)].map(([, link]) => link ?? '');

it('links to all 63 titles in the given app', () => {
  const links = linksOf(galleryPage('http://localhost:5173/some/page'));
  expect(new Set(links).size).toBe(63);
  expect(links).toContain('http://localhost:5173/pdp/9063');
  expect(galleryPage('http://localhost:5173/some/page')).toContain('value="http://localhost:5173"');
});

it('links to its own origin without an app', () => {
  expect(linksOf(galleryPage())).toContain('/pdp/9086');
});

it.each(['javascript:alert(1)', '"><script>', 'nowhere'])('ignores the app address %s', (app) => {
  expect(linksOf(galleryPage(app))).toContain('/pdp/9000');
  expect(galleryPage(app)).not.toContain('<script');
});

import { expect, it } from 'vitest';

import { gallery } from '@fixtures/library-states/gallery';
import { purchaseButtonActions, subscriptionButtonStates } from '@/shared/api/contract/codes';

import { galleryPage } from './gallery-page';

const linksOf = (html: string): string[] =>
  [...html.matchAll(/href="([^"]*\/pdp\/\d+)"/g)].map(([, link]) => link ?? '');

it('links to all 63 titles in the given app', () => {
  const links = linksOf(galleryPage('http://localhost:5173/some/page'));
  expect(new Set(links).size).toBe(63);
  expect(links).toContain('http://localhost:5173/pdp/9063');
  expect(galleryPage('http://localhost:5173/some/page')).toContain('value="http://localhost:5173"');
});

it('names each row after its action and each column after its state', () => {
  const html = galleryPage();
  for (const [name, state] of Object.entries(subscriptionButtonStates))
    expect(html).toContain(`<th scope="col">${state} ${name}</th>`);
  for (const [name, action] of Object.entries(purchaseButtonActions)) {
    const [row = ''] =
      html.split(`<th scope="row">${action} ${name}</th>`)[1]?.split('</tr>') ?? [];
    const ids = linksOf(row).map((link) => Number(link.split('/').at(-1)));
    const own = gallery.filter((entry) => entry.action === action);
    expect(ids).toEqual(own.map(({ book }) => book.audioBookId));
    expect(own.map(({ state }) => state)).toEqual(Object.values(subscriptionButtonStates));
  }
});

it('links to its own origin without an app', () => {
  expect(linksOf(galleryPage())).toContain('/pdp/9086');
});

it.each(['javascript:alert(1)', '"><script>', 'nowhere'])('ignores the app address %s', (app) => {
  expect(linksOf(galleryPage(app))).toContain('/pdp/9000');
  expect(galleryPage(app)).not.toContain('<script');
});

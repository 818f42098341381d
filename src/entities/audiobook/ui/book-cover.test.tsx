import { render } from '@testing-library/react';
import { allSettled } from 'effector';
import { Provider } from 'effector-react';
import { expect, it } from 'vitest';

import { $apiHosts } from '@/shared/api/authorized';
import { createTestScope } from '@/testing/create-scope';

import { BookCover } from './book-cover';

async function renderCover(site: string, more: object = {}) {
  const { scope } = await createTestScope();
  await allSettled($apiHosts, { scope, params: { site, auth: '' } });
  const book = { audioBookId: 1001, recordVersion: 3, title: 'Divan', ...more };
  render(
    <Provider value={scope}>
      <BookCover book={book} sizes="88px" isEager />
    </Provider>,
  );
  const image = document.querySelector('img');
  const candidates = image?.getAttribute('srcset')?.split(', ') ?? [];
  return [image?.getAttribute('src'), ...candidates.map((candidate) => candidate.split(' ')[0])];
}

it('loads every width from the site host', async () => {
  const addresses = await renderCover('https://site.test');
  expect(addresses).toHaveLength(5);
  for (const address of addresses)
    expect(address).toMatch(/^https:\/\/site\.test\/content\/books\/1001\/cover\?v=3&w=\d+&h=\d+$/);
});

it('loads from the page’s own origin without a site host', async () => {
  for (const address of await renderCover('')) expect(address).toMatch(/^\/content\/books\/1001/);
});

it.each([
  ['a capsule', { contentType: 1, duration: 900 }, 1],
  ['a capsule of unknown length', { contentType: 1, duration: 0 }, 0],
  ['a book', { contentType: 0, duration: 900 }, 0],
])('shows the length of %s as a moon, where it is known', async (_, more, moonCount) => {
  await renderCover('', more);
  expect(document.querySelectorAll('svg')).toHaveLength(moonCount);
});

it.each([
  [undefined, 'book'],
  [99, 'book'],
  [0, 'book'],
  [1, 'capsule'],
  [2, 'series'],
  [3, 'podcast'],
])('has for a title of type %s the form of a %s', async (contentType, kind) => {
  await renderCover('', { contentType });
  expect(document.querySelector('[data-kind]')).toHaveAttribute('data-kind', kind);
});

import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import { clientRequested } from '@/entities/client/model';
import { writeDocumentTitleFx } from '@/shared/browser/document-title';
import { brands } from '@/shared/i18n/fa/brands';
import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { createTestScope } from '@/testing/create-scope';
import { stubPage } from '@/testing/stub-page';
import { watchCalls } from '@/testing/watch-calls';

import { pageTitled } from './model';

const { shenidar, hisstori } = brands;

/** The app on a page, after another one; `title` gives the title of the browser's tab. */
async function visit(routeId: string, clientId = '10') {
  const { document } = stubPage();
  const test = await createTestScope();
  const { scope, router } = test;
  await allSettled(clientRequested, { scope, params: { clientId } });
  const writes = watchCalls(writeDocumentTitleFx, scope);
  router.visit({ routeId: 'library' });
  router.visit({ routeId });
  const name = (title: string | null) => allSettled(pageTitled, { scope, params: title });
  return { router, writes, name, title: () => document.title };
}

it.each([
  ['a page of the table', 'credit', `${pageTitles.credit} | ${shenidar}`],
  ['the storefront', 'shop', shenidar],
  ['a page that is named after what it shows, before that is known', 'product', shenidar],
  ['an unknown address', 'nothing', shenidar],
])('names %s', async (_, routeId, expected) => {
  expect((await visit(routeId)).title()).toBe(expected);
});

it('has the name of the brand of the client', async () => {
  const { title } = await visit('credit', '17');
  expect(title()).toBe(`${pageTitles.credit} | ${hisstori}`);
});

it('shows the name that a page gives itself, until it has none', async () => {
  const { name, title, router } = await visit('product');
  await name('Divan');
  expect(title()).toBe(`Divan | ${shenidar}`);
  router.visit({ routeId: 'credit' });
  expect(title()).toBe(`${pageTitles.credit} | ${shenidar}`);
  router.visit({ routeId: 'product' });
  await name('');
  expect(title()).toBe(shenidar);
  await name('Masnavi');
  await name(null);
  expect(title()).toBe(shenidar);
});

it('prefers the name of what a page shows to the name of the page', async () => {
  const { name, title } = await visit('artist');
  expect(title()).toBe(`${pageTitles.artist} | ${shenidar}`);
  await name('Hafez');
  expect(title()).toBe(`Hafez | ${shenidar}`);
});

it('writes the title again when a page names itself alike, because the browser may have lost it', async () => {
  const { name, writes } = await visit('product');
  await name('Divan');
  const before = writes.length;
  await name('Divan');
  expect(writes.slice(before)).toEqual([`Divan | ${shenidar}`]);
});

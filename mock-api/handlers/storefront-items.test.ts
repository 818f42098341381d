import { parse } from 'valibot';
import { expect, it } from 'vitest';

import { falOfDay } from '@fixtures/catalog/fal/fals';
import { shelfLength } from '@fixtures/catalog/storefront';
import { editorial, heroes } from '@fixtures/catalog/storefront-sections';
import { getStorefront } from '@/shared/api/contract/shop';

import { createTestApi } from '../testing/create-test-api';

const { send } = createTestApi();
const read = async (path: string) => (await send({ path })).json;

async function itemsOf(kind: string) {
  const { sections } = parse(getStorefront.response, await read('/api/storefront'));
  return sections.find((section) => section.kind === kind)?.items ?? [];
}
const idsOf = (items: readonly object[]) =>
  items.map((item) => ('audioBookId' in item ? item.audioBookId : undefined));

/** The first titles of a list. */
async function startOf(listId: number) {
  const { items } = (await read(`/api/booksSearch?listId=${listId}`)) as { items: object[] };
  return items.slice(0, shelfLength);
}

it.each<[string, () => Promise<readonly unknown[]>]>([
  ['hero', async () => heroes.map(({ audioBookId }) => audioBookId)],
  ['ranked', async () => idsOf(await startOf(editorial.ranked.listId))],
  ['tonight', async () => editorial.tonight.ids],
  ['letter', async () => editorial.letter.ids],
  ['grid', async () => idsOf(await startOf(editorial.grid.listId))],
])('has the titles of the editors under %s, in their order', async (kind, expected) => {
  expect(idsOf(await itemsOf(kind))).toEqual(await expected());
});

it('has the eight narrators who come first where the search starts, too', async () => {
  const { people } = (await read('/api/search/start')) as { people: object[] };
  const items = await itemsOf('people');
  expect(items).toHaveLength(8);
  expect(items).toEqual(people.slice(0, 8));
});

it('has the genres as the search has them at its start', async () => {
  const { genres } = (await read('/api/search/start')) as { genres: object[] };
  expect(await itemsOf('genres')).toEqual(genres);
});

it('has the whole ghazal of the day, each couplet from its first half on', async () => {
  const { book, couplets, meaning } = falOfDay('2026-11-21');
  const [item] = await itemsOf('fal');
  expect(couplets.length).toBeGreaterThan(1);
  expect(item).toMatchObject({ audioBookId: book.audioBookId, couplets, meaning });
});

import { expect, it } from 'vitest';

import { anAudiobook } from '@fixtures/catalog/anAudiobook';
import { people } from '@fixtures/catalog/people';

import { withDb } from '../core/dispatch';
import { createCatalogue } from '../db/catalogue';
import { createTestApi } from '../testing/create-test-api';

interface People {
  readonly works: readonly {
    readonly audioBookId: number;
    readonly authors: readonly { readonly id: number }[];
    readonly narrators: readonly { readonly id: number }[];
  }[];
}

const { send } = createTestApi();
const read = async (path: string) =>
  (await send({ path })).json as People & { items: People['works'] };

it.each(['authors', 'narrators'] as const)(
  'gives a person all titles of which they are one of the %s',
  async (role) => {
    const { items } = await read('/api/booksSearch?pageSize=100');
    const person = items.flatMap((book) => book[role])[0]?.id ?? 0;
    const own = items.filter((book) => book[role].some(({ id }) => id === person));
    const { works } = await read(`/api/artists/${person}`);
    const ids = works.map(({ audioBookId }) => audioBookId);
    expect(own.length).toBeGreaterThan(0);
    expect(ids).toEqual(expect.arrayContaining(own.map(({ audioBookId }) => audioBookId)));
    for (const { authors, narrators } of works)
      expect([...authors, ...narrators].map(({ id }) => id)).toContain(person);
  },
);

it.each(['authorId', 'narratorId'] as const)(
  'has the works of a person and of a publisher newest first, as a search by %s does',
  async (role) => {
    const person = role === 'authorId' ? 3 : 501;
    const search = async (query: string) =>
      (await read(`/api/booksSearch?pageSize=100&sort=newest&${query}`)).items;
    expect((await read(`/api/artists/${person}`)).works).toEqual(await search(`${role}=${person}`));
    expect((await read('/api/publishers/601')).works).toEqual(await search('publisherId=601'));
  },
);

it.each(['/api/artists/501', '/api/publishers/601'])(
  'has the newest hundred titles at %s, whatever others there are',
  async (path) => {
    const books = Array.from({ length: 120 }, (_, index) =>
      anAudiobook({
        audioBookId: 5001 + index,
        publishedAt: `2025-01-${String(1 + (index % 28)).padStart(2, '0')}`,
        ...(index < 10 && { narratorIds: [502], publisherId: 602 }),
      }),
    );
    const api = createTestApi();
    const catalogue = createCatalogue(books);
    Object.assign(api.mock.catalogueCache, { get: () => catalogue });
    const { works } = (await api.send({ path })).json as People;
    const newest = await withDb(api.mock, ({ catalogue: { search } }) =>
      search.order('newest').map((number) => search.books[number]?.audioBookId ?? 0),
    );
    const own = newest.filter((id) => id > 5010).slice(0, 100);
    expect(works.map(({ audioBookId }) => audioBookId)).toEqual(own);
  },
);

it('has a text about a person, which may be empty', async () => {
  const about = async (id = 0) =>
    ((await send({ path: `/api/artists/${id}` })).json as { about: string }).about;
  const [known, unknown] = [people.find(({ bio }) => bio), people.find(({ bio }) => !bio)];
  expect(await about(known?.id)).toBe(known?.bio);
  expect(await about(unknown?.id)).toBe('');
});

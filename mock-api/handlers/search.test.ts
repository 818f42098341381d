import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';

import { catalogue } from '@fixtures/catalog/catalogue';
import { genres } from '@fixtures/catalog/genres';
import { getSearchStart, getSuggestions } from '@/shared/api/contract/search';

import { createTestApi } from '../testing/create-test-api';

async function suggest(q: string) {
  const { json } = await createTestApi().send({
    path: `/api/search/suggestions?q=${encodeURIComponent(q)}`,
  });
  return parse(getSuggestions.response, json);
}

describe('suggestions', () => {
  it.each(['حافظ', 'Hafez', 'کتاب\u200cهای حافظ', 'حافض', 'حا'])(
    'has Hafez as the first person for «%s»',
    async (q) => {
      const [first] = (await suggest(q)).people;
      expect(first).toMatchObject({ id: 1, role: 'author' });
      expect(first?.count).toBeGreaterThan(0);
    },
  );

  it('has the Shahnameh and its lists for a text with a mistake', async () => {
    const { titles, lists } = await suggest('شاهنامع');
    expect(titles[0]?.title).toContain('شاهنامه');
    expect(lists.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['شاهنامه', 'شاهنامه و حماسه']),
    );
  });

  it.each(genres.flatMap((genre) => [genre, ...genre.children]))(
    'counts the titles on sale of $identifier',
    async ({ identifier, title }) => {
      const found = (await suggest(title)).lists.find((list) => {
        return list.kind === 'genre' && list.identifier === identifier;
      });
      const path = `/api/booksSearch?genre=${identifier}`;
      const { json } = await createTestApi().send({ path });
      expect(found?.count).toBe((json as { total: number }).total);
    },
  );

  it('tells narrators from authors', async () => {
    expect((await suggest('مریم نیکو')).people[0]).toMatchObject({ id: 501, role: 'narrator' });
  });

  it('shows the portrait of a person as their page does', async () => {
    const [first] = (await suggest('مریم نیکو')).people;
    const { json } = await createTestApi().send({ path: `/api/artists/${first?.id}` });
    expect(first?.portrait).toMatch(/^\/content\//);
    expect(json).toMatchObject({ portrait: first?.portrait });
  });

  it('has at most 3 people, 5 titles and 3 lists', async () => {
    const { people, titles, lists } = await suggest('ا');
    expect([people.length, titles.length, lists.length]).toEqual([3, 5, 3]);
  });

  it.each([' ', '؟!', 'قژظغ'])('has nothing for «%s»', async (q) => {
    expect(await suggest(q)).toEqual({ people: [], titles: [], lists: [] });
  });
});

it('starts with every title in one of the lengths', async () => {
  const api = createTestApi();
  const start = parse(
    getSearchStart.response,
    (await api.send({ path: '/api/search/start' })).json,
  );
  const { json } = await api.send({ path: '/api/booksSearch' });
  const { total } = json as { total: number };
  expect(start.lengths.map(({ length }) => length)).toEqual(['minutes', 'hour', 'evening', 'week']);
  expect(start.lengths.every(({ count }) => count > 0)).toBe(true);
  expect(start.lengths.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  expect(start.genres.length).toBeGreaterThanOrEqual(6);
  expect(start.people.length).toBe(12);
});

it('starts with the people who have most titles on sale', async () => {
  const api = createTestApi();
  const { json } = await api.send({ path: '/api/search/start' });
  const { people } = parse(getSearchStart.response, json);
  const totals = people.map(async ({ id }) => {
    const search = await api.send({ path: `/api/booksSearch?narratorId=${id}` });
    return (search.json as { total: number }).total;
  });
  const counts = people.map(({ count }) => count);
  expect(counts).toEqual(await Promise.all(totals));
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
});

it('sorts by the rates of now', async () => {
  const api = createTestApi();
  const path = '/api/booksSearch?sort=rating&pageSize=100';
  const ratedFirst = async () => {
    const { items } = (await api.send({ path })).json as { items: { audioBookId: number }[] };
    return items.map(({ audioBookId }) => audioBookId);
  };
  const before = await ratedFirst();
  const { audioBookId = 0 } = catalogue.find(({ rateCount }) => rateCount === 0) ?? {};
  const body = { audioBookId, rate: 5 };
  const token = await api.signIn('collector');
  await api.send({ method: 'POST', path: '/api/audiobooks/rate', token, body });
  expect(before[0]).not.toBe(audioBookId);
  expect((await ratedFirst())[0]).toBe(audioBookId);
});

import { beforeAll, describe, expect, it } from 'vitest';

import { genres } from '@fixtures/catalog/genres';
import { lists, resolveList } from '@fixtures/catalog/storefront';
import { contentTypes } from '@/shared/api/contract/codes';

import type { Catalogue } from '../db/catalogue';
import { createCatalogueCache, LARGE_CATALOGUE_SIZE } from '../db/catalogue-cache';
import { pageOf } from '../rules/paging';
import { durationOf } from './facets';
import { currentPrice } from './search-index';
import { findBooks, type SearchQuery } from './find-books';

/** Generating ten thousand titles is slow on a busy machine. */
const TIMEOUT_MS = 60_000;

let small: Catalogue;
let large: Catalogue;
beforeAll(async () => {
  const cache = createCatalogueCache();
  small = await cache.load({ catalogue: 'small', seed: 1404 });
  large = await cache.load({ catalogue: 'large', seed: 1404 });
}, TIMEOUT_MS);

const find = (catalogue: Catalogue, query: SearchQuery) =>
  findBooks(catalogue, query, ({ rate }) => rate);
const titles = (catalogue: Catalogue, query: SearchQuery) =>
  find(catalogue, query).map(({ title }) => title);

describe('searching', () => {
  it('finds titles and people regardless of the word order', () => {
    const byTitle = titles(small, { q: 'شاهنامه' });
    expect(byTitle[0]).toContain('شاهنامه');
    const [first] = find(small, { q: 'فردوسی' });
    expect(first?.authorIds).toContain(3);
    const words = ['شاهنامه', 'فردوسی'];
    expect(titles(small, { q: words.join(' ') })).toEqual(
      titles(small, { q: words.toReversed().join(' ') }),
    );
  });

  it('ignores spelling variants and half-spaces', () => {
    const wanted = titles(large, { q: 'یک کتاب' });
    expect(titles(large, { q: 'يك كتاب' })).toEqual(wanted);
    const halfSpaced = large.search.books.find(({ title }) => title.includes('\u200c'));
    const title = halfSpaced?.title ?? '';
    expect(title).not.toBe('');
    for (const spelling of [
      title,
      title.replaceAll('\u200c', ' '),
      title.replaceAll('\u200c', ''),
    ]) {
      expect(titles(large, { q: spelling })[0]).toBe(title);
    }
  });

  it('ranks exact titles before prefixes, and prefixes before other matches', () => {
    const [{ title } = { title: '' }] = small.search.books;
    expect(titles(large, { q: title })[0]).toBe(title);
    const word = title.split(' ')[0] ?? '';
    const ranks = titles(small, { q: word }).map((each) => each.startsWith(word));
    expect(ranks.lastIndexOf(true)).toBeLessThan(
      ranks.includes(false) ? ranks.indexOf(false) : ranks.length,
    );
  });

  it('matches prefixes', () => {
    expect(titles(small, { q: 'شاهن' }).length).toBeGreaterThan(0);
  });

  it.each(['', '   ', '؟!'])(
    'returns all titles for a blank query and none without letters: %j',
    (q) => {
      expect(find(small, { q }).length).toBe(q.trim() === '' ? small.search.books.length : 0);
    },
  );

  it.each([
    ['شاهنامع', 'a wrong letter', 'شاهنامه'],
    ['شاهامه', 'a missing letter', 'شاهنامه'],
    ['شاهننامه', 'a letter too many', 'شاهنامه'],
    ['گلتسان', 'two letters that changed places', 'گلستان'],
    ['Shahnameh', 'Latin letters', 'شاهنامه'],
    ['shahname', 'the beginning in Latin letters', 'شاهنامه'],
    ['Golestan', 'a title in Latin letters', 'گلستان'],
  ])('finds %s, with %s', (q, _mistake, expected) => {
    expect(titles(small, { q })[0]).toContain(expected);
  });

  it.each(['Hafez', 'hafiz', 'Hafzz', 'کتاب\u200cهای حافظ', 'کتاب های صوتی حافظ', 'حافض', 'حافظط'])(
    'finds the titles of Hafez by %s',
    (q) => {
      const found = find(large, { q });
      expect(found.some(({ title }) => title === 'دیوان حافظ')).toBe(true);
      expect(
        found
          .slice(0, 3)
          .every(({ title, authorIds }) => title.includes('حافظ') || authorIds.includes(1)),
      ).toBe(true);
    },
  );

  it('prefers what is written without mistakes', () => {
    const found = titles(small, { q: 'شاهنامه' });
    expect(found.length).toBeLessThanOrEqual(titles(small, { q: 'شاهنامع' }).length);
    expect(found.every((title) => titles(small, { q: 'شاهنامع' }).includes(title))).toBe(true);
  });

  it('keeps a query of generic words', () => {
    expect(titles(small, { q: 'کتاب' }).every((title) => title !== '')).toBe(true);
  });

  it('finds nothing for an unknown word and never a withdrawn title', () => {
    expect(find(small, { q: 'قژظغ' })).toEqual([]);
    expect(find(small, {}).some(({ isWithdrawn }) => isWithdrawn)).toBe(false);
  });
});

describe('filters', () => {
  it('includes the leaves of a parent genre, by number or identifier', () => {
    for (const parent of genres) {
      const leaves = new Set(parent.children.map(({ identifier }) => identifier));
      const expected = find(small, {}).filter((book) => book.genres.some((g) => leaves.has(g)));
      expect(find(small, { categoryId: parent.id })).toEqual(expected);
      expect(find(small, { genre: parent.identifier })).toEqual(expected);
    }
  });

  it.each(Object.values(contentTypes))('returns exactly the titles of content type %i', (type) => {
    const expected = find(small, {}).filter(({ contentType }) => contentType === type);
    expect(expected.length).toBeLessThan(small.search.books.length);
    expect(find(small, { contentType: type })).toEqual(expected);
  });

  it.each([true, false])('returns exactly the titles whose being in a series is %s', (isSeries) => {
    const expected = find(small, {}).filter(
      ({ seriesId }) => (seriesId !== undefined) === isSeries,
    );
    expect(expected.length).toBeLessThan(small.search.books.length);
    expect(find(small, { isSeries })).toEqual(expected);
  });

  it.each(lists.map(({ listId }) => [listId]))('keeps the order of list %i', (listId) => {
    const list = lists.find((each) => each.listId === listId);
    const expected = list ? resolveList(list, small.titles) : [];
    expect(find(small, { listId })).toEqual(expected.filter(({ isWithdrawn }) => !isWithdrawn));
  });

  it.each(['free', 'low', 'middle', 'high'] as const)('has titles for the price %s', (price) => {
    const prices = find(small, { price }).map(currentPrice);
    const [min, max] = {
      free: [0, 0],
      low: [1, 1e6],
      middle: [1e6 + 1, 2e6],
      high: [2e6 + 1, 1e9],
    }[price];
    expect(prices.length).toBeGreaterThan(0);
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(min ?? 0);
    expect(Math.max(...prices)).toBeLessThanOrEqual(max ?? 0);
  });

  it.each([
    ['minutes', 0, 1800],
    ['hour', 1801, 3600],
    ['evening', 3601, 14_400],
    ['week', 14_401, Infinity],
  ] as const)('has titles of the length %s', (length, min, max) => {
    const durations = find(small, { length }).map(durationOf);
    expect(durations.length).toBeGreaterThan(0);
    expect(Math.min(...durations)).toBeGreaterThanOrEqual(min);
    expect(Math.max(...durations)).toBeLessThanOrEqual(max);
  });

  it('combine', () => {
    const [sample] = find(large, { contentType: 3 });
    const query: SearchQuery = {
      contentType: 3,
      publisherId: sample?.publisherId ?? 0,
      narratorId: sample?.narratorIds[0] ?? 0,
    };
    const found = find(large, query);
    expect(found).toContain(sample);
    expect(found.every(({ contentType }) => contentType === 3)).toBe(true);
    expect(found.every(({ publisherId }) => publisherId === query.publisherId)).toBe(true);
  });

  it('find nothing for unknown genres, lists and people', () => {
    const unknown: SearchQuery[] = [
      { genre: 'none' },
      { categoryId: 987_654 },
      { listId: 987_654 },
      { authorId: 987_654 },
    ];
    expect(unknown.map((query) => find(small, query).length)).toEqual([0, 0, 0, 0]);
  });

  it('select series and free titles', () => {
    expect(find(small, { isSeries: true }).every(({ seriesId }) => seriesId !== undefined)).toBe(
      true,
    );
    expect(find(small, { listKey: 'free' }).every(({ price }) => price === 0)).toBe(true);
  });
});

describe('orders', () => {
  const isSorted = (values: readonly (number | string)[]) =>
    values.every((value, index) => index === 0 || (values[index - 1] ?? value) <= value);

  it('sort by price, date, sales and rate', () => {
    expect(isSorted(find(large, { sort: 'priceAsc' }).map(currentPrice))).toBe(true);
    expect(isSorted(find(large, { sort: 'priceDesc' }).map((book) => -currentPrice(book)))).toBe(
      true,
    );
    expect(isSorted(find(large, { sort: 'bestselling' }).map((book) => -book.soldCount))).toBe(
      true,
    );
    expect(isSorted(find(large, { sort: 'rating' }).map((book) => -book.rate))).toBe(true);
    const dates = find(large, { sort: 'newest' }).map(({ publishedAt }) => publishedAt);
    expect(isSorted(dates.toReversed())).toBe(true);
  });

  it('sort titles by the Persian alphabet', () => {
    const sorted = titles(small, { sort: 'title' });
    expect(sorted).toEqual(sorted.toSorted(new Intl.Collator('fa').compare));
  });
});

describe('the large catalogue', () => {
  it(
    'has 10,000 titles, the same for the same seed',
    async () => {
      expect(large.search.books).toHaveLength(LARGE_CATALOGUE_SIZE);
      const again = await createCatalogueCache().load({ catalogue: 'large', seed: 1404 });
      expect(JSON.stringify(again.titles)).toBe(JSON.stringify(large.titles));
    },
    TIMEOUT_MS,
  );

  it('has every title on exactly one page', () => {
    const all = find(large, { sort: 'title' });
    const pages = Array.from({ length: 101 }, (_, index) =>
      pageOf(all, { page: index + 1, pageSize: 100 }, ({ audioBookId }) => audioBookId),
    );
    expect(pages.at(-1)).toEqual({ items: [], total: 10_000, page: 101, pageSize: 100 });
    expect(new Set(pages.flatMap(({ items }) => items)).size).toBe(LARGE_CATALOGUE_SIZE);
  });
});

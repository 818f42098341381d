import { describe, expect, it } from 'vitest';

import { anAudiobook } from '@fixtures/catalog/anAudiobook';
import type { AudiobookFixture } from '@fixtures/catalog/audiobook';
import { latinNames } from '@fixtures/catalog/latin-names';
import { narrators } from '@fixtures/catalog/narrators';
import { people } from '@fixtures/catalog/people';
import { publishers } from '@fixtures/catalog/publishers';
import { genres } from '@fixtures/catalog/genres';
import { lists } from '@fixtures/catalog/storefront';
import type { BookLength, PriceRange } from '@/shared/api/contract/search';

import { createCatalogue } from '../db/catalogue';
import { findBooks, type SearchQuery } from './find-books';

type Changes = Partial<AudiobookFixture>;

/** A catalogue of these titles, with the ids 1 to n, the first the bestseller. */
const catalogueOf = (...changes: readonly Changes[]) =>
  createCatalogue(
    changes.map((change, index) =>
      anAudiobook({ audioBookId: index + 1, soldCount: 100 - index, ...change }),
    ),
  );
/** The ids of what a query finds among these titles, in its order. */
const found = (query: SearchQuery, ...changes: readonly Changes[]) =>
  findBooks(catalogueOf(...changes), query, ({ rate }) => rate).map((book) => book.audioBookId);
const named = (q: string, ...names: readonly string[]) =>
  found({ q }, ...names.map((title) => ({ title })));

const narrator = narrators[3];
const publisher = publishers[4];
const genre = genres[1]?.children[0];

const narratorName = narrator?.lastName ?? '';
const publisherName = publisher?.title ?? '';
const genreName = genre?.title ?? '';

function nameOf(personId: number): string {
  const { firstName = '', lastName = '' } = people.find(({ id }) => id === personId) ?? {};
  return `${firstName} ${lastName}`;
}
const titleOf = (identifier: string) =>
  genres.flatMap(({ children }) => children).find((each) => each.identifier === identifier)?.title;

describe('a word of a query', () => {
  it.each<[string, string, Changes]>([
    ['the title', 'سیمرغ', { title: 'سیمرغ' }],
    ['the series', 'سیمرغ', { seriesTitle: 'سیمرغ' }],
    ['the identifier', 'simorgh', { identifier: 'simorgh-and-more' }],
    ['an author', 'سعدی', { authorIds: [3, 2] }],
    ['an author in Latin letters', latinNames.get(9) ?? '', { authorIds: [3, 9] }],
    ['a narrator', narrator?.lastName ?? '', { narratorIds: [501, narrator?.id ?? 0] }],
    ['the publisher', publisher?.title ?? '', { publisherId: publisher?.id ?? 0 }],
    ['a genre', genre?.title ?? '', { genres: ['ghazal', genre?.identifier ?? ''] }],
  ])('is found in %s', (_field, q, change) => {
    expect(found({ q }, {}, change)).toEqual([2]);
  });

  it('is not found in an identifier that was generated', () => {
    expect(found({ q: 'title' }, { identifier: 'title-100001' })).toEqual([]);
  });

  it('counts up to the twelfth', () => {
    const words = (count: number) => Array.from({ length: count }, () => 'سیمرغ').join(' ');
    expect(named(`${words(11)} قژظغ`, 'سیمرغ')).toEqual([]);
    expect(named(`${words(12)} قژظغ`, 'سیمرغ')).toEqual([1]);
  });

  it('may be generic where there is no other', () => {
    expect(named('کتاب', 'کتان سفید')).toEqual([1]);
    expect(named('کتاب کتاب‌های', 'کتاب‌های سبز', 'دریا')).toEqual([1]);
  });

  it.each([
    ['three letters and a mistake', 'ماق', 'ماه', false],
    ['four letters and a mistake', 'مهتق', 'مهتا', true],
    ['four letters, which a longer word begins with but for a mistake', 'پنجل', 'پنجره', false],
    ['five letters, which a longer word begins with but for a mistake', 'پنجله', 'پنجرهایی', true],
    ['seven letters and a mistake', 'نیلوفرق', 'نیلوفرا', true],
    ['seven letters and two mistakes', 'نیلوفقق', 'نیلوفرا', false],
    ['eight letters and two mistakes', 'نیلوفراقق', 'نیلوفرانه', true],
    ['eight letters in all and two mistakes', 'نیلوفقق‌ا', 'نیلوفرها', true],
    ['eight letters and three mistakes', 'نیلوقققا', 'نیلوفرها', false],
  ])('of %s may stand for a similar one: %s for %s is %s', (_name, q, title, isFound) => {
    expect(named(q, title)).toEqual(isFound ? [1] : []);
  });

  it('stands for itself alone where it is known, beside one with a mistake', () => {
    expect(named('دریای بزرق', 'دریاب بزرگ', 'دریای بزرگ')).toEqual([2]);
  });

  it('counts more as a whole word than as the beginning of one', () => {
    expect(named('مهتاب', 'شب مهتابی', 'شب مهتاب')).toEqual([2, 1]);
  });

  it.each<[string, string, Changes, Changes]>([
    ['title', 'series', { title: 'رود سیمرغ' }, { seriesTitle: 'سیمرغ' }],
    ['series', 'narrators', { seriesTitle: narratorName }, { narratorIds: [narrator?.id ?? 0] }],
    [
      'authors',
      'narrators',
      { authorIds: [narrator?.id ?? 0] },
      { narratorIds: [narrator?.id ?? 0] },
    ],
    ['series', 'publisher', { seriesTitle: publisherName }, { publisherId: publisher?.id ?? 0 }],
    ['series', 'genres', { seriesTitle: genreName }, { genres: [genre?.identifier ?? ''] }],
  ])('counts more in the %s than in the %s', (better, _worse, more, less) => {
    const q = {
      title: 'سیمرغ',
      authors: narratorName,
      series: more.seriesTitle ?? '',
    }[better];
    expect(found({ q: q ?? '' }, less, more)).toEqual([2, 1]);
  });

  it('ranks a whole title first, then one that begins with it, then one that has it', () => {
    expect(named('آب', 'رود آب', 'آب رود', 'آب')).toEqual([3, 2, 1]);
  });
});

describe('a search', () => {
  it.each<[BookLength, number, number]>([
    ['minutes', 0, 1800],
    ['hour', 1801, 3600],
    ['evening', 3601, 14_400],
    ['week', 14_401, 90_000],
  ])('has as the length %s what takes %i to %i seconds', (length, shortest, longest) => {
    const lasting = (duration: number) => ({ chapters: [{ chapterId: 1, title: '', duration }] });
    const changes = [shortest, longest, longest + 1].map(lasting);
    expect(found({ length }, ...changes.slice(0, length === 'week' ? 2 : 3))).toEqual([1, 2]);
    if (shortest > 0) expect(found({ length }, lasting(shortest - 1))).toEqual([]);
  });

  it.each<[PriceRange, number, number]>([
    ['free', 0, 0],
    ['low', 1, 1_000_000],
    ['middle', 1_000_001, 2_000_000],
    ['high', 2_000_001, 9_000_000],
  ])('has as the price %s what costs %i to %i rial after its discount', (price, least, most) => {
    const costing = (value: number) => ({
      price: value + 500,
      discount: { value: 500, percentage: 0.1 },
    });
    const changes = [least, most, most + 1].map(costing);
    expect(found({ price }, ...changes.slice(0, price === 'high' ? 2 : 3))).toEqual([1, 2]);
    if (least > 0) expect(found({ price }, costing(least - 1))).toEqual([]);
  });

  it('has titles of one rate in the order of their sales, with the rates of now', () => {
    const books = catalogueOf({ rate: 5 }, { rate: 4 }, { rate: 1 }, { rate: 4 });
    const rates: Readonly<Record<number, number>> = { 1: 2, 2: 3, 3: 5, 4: 3 };
    const inOrder = findBooks(books, { sort: 'rating' }, ({ audioBookId: id }) => rates[id] ?? 0);
    expect(inOrder.map((book) => book.audioBookId)).toEqual([3, 2, 4, 1]);
  });

  it.each<[string, SearchQuery, readonly number[]]>([
    ['by sales', {}, [1, 2, 3]],
    ['by date, for new titles', { listKey: 'new' }, [3, 1, 2]],
    ['by sales, for bestsellers', { listKey: 'bestselling' }, [1, 2, 3]],
    ['by sales, for free titles', { listKey: 'free' }, [2, 3]],
    ['by sales, for words that all have', { q: 'کتاب نمونه' }, [1, 2, 3]],
    ['as it is asked for, also with words', { q: 'کتاب', sort: 'newest' }, [3, 1, 2]],
  ])('without an order of its own is %s', (_name, query, expected) => {
    const changes = [
      { publishedAt: '2025-02-01' },
      { publishedAt: '2025-01-01', price: 0 },
      { publishedAt: '2025-03-01', price: 0 },
    ];
    expect(found(query, ...changes)).toEqual(expected);
  });
});

describe('the names that are suggested', () => {
  it('have people with what they did more, and how often', () => {
    const { names } = catalogueOf(
      { narratorIds: [510], authorIds: [501] },
      { narratorIds: [501], authorIds: [502] },
      { narratorIds: [501], authorIds: [510] },
    );
    const suggested = (id: number) =>
      names.people(nameOf(id)).map(({ person, role, count }) => [person.id, role, count] as const);
    expect(suggested(501)).toEqual([[501, 'narrator', 2]]);
    expect(suggested(510)).toEqual([[510, 'author', 1]]);
    expect(suggested(503)).toEqual([]);
  });

  it.each([
    [1, 2],
    [2, 1],
  ])('begin with that of most titles among people of one name: %i before %i', (most, least) => {
    // Both names end with the same word.
    const [, common = ''] = nameOf(most).split(' ');
    expect(nameOf(least)).toContain(common);
    const { names } = catalogueOf({ authorIds: [most] }, { authorIds: [most, least] });
    expect(names.people(common).map(({ person }) => person.id)).toEqual([most, least]);
  });

  it('have only lists and genres that have a title on sale', () => {
    const editorial = lists.flatMap((list) => ('ids' in list ? [list] : []));
    const [list] = editorial;
    const [first = 0, second = 0] = list?.ids ?? [];
    const audioBooks = (isWithdrawn: boolean) =>
      catalogueOf(
        { audioBookId: first, genres: ['satire'] },
        { audioBookId: second, genres: ['satire', 'folk-tales'], isWithdrawn },
      ).names;
    const counts = (isWithdrawn: boolean) =>
      [list?.title, titleOf('satire'), titleOf('folk-tales')].map(
        (title = '') => audioBooks(isWithdrawn).lists(title)[0]?.count,
      );
    expect(counts(false)).toEqual([2, 2, 1]);
    expect(counts(true)).toEqual([1, 1, undefined]);
  });
});

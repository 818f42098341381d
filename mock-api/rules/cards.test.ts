import { describe, expect, it } from 'vitest';

import { anAudiobook } from '@fixtures/catalog/anAudiobook';
import { commentsOf } from '@fixtures/catalog/comments';
import { genres } from '@fixtures/catalog/genres';
import { people } from '@fixtures/catalog/people';
import { publishers } from '@fixtures/catalog/publishers';
import { titlePalette } from '@fixtures/media/cover-art/title-palette';

import { anonymousName } from '../messages';
import { testNow } from '../testing/create-test-api';
import { createTestDb, failureOf } from '../testing/create-test-db';
import { cardOf, detailOf, ratingOf } from './cards';
import { commentCount, sortedComments } from './comments';
import { onePage, pageOf } from './paging';
import { checkPartnerToken, kindOfPartnerToken } from './partners';
import { bookOf, bookOfProduct, requireFound } from './require-found';

const nameOf = (id: number) => {
  const { firstName, lastName } = people.find((person) => person.id === id)!;
  return { id, firstName, lastName };
};

describe('a title', () => {
  const book = anAudiobook({ authorIds: [1, 2, 999_999], seriesTitle: 'A series' });
  const { db } = createTestDb([book]);
  const card = {
    audioBookId: 5001,
    identifier: 'book-5001',
    title: book.title,
    contentType: book.contentType,
    authors: [nameOf(1), nameOf(2)],
    narrators: [nameOf(501)],
    recordVersion: 1,
    palette: titlePalette(book),
    rate: 4.2,
    isFree: false,
    duration: 1800,
    seriesTitle: 'A series',
  };

  it('is a card', () => {
    expect(cardOf(db, book)).toEqual({ ...card, productId: book.productId, price: 1_200_000 });
  });

  it('has no series, and is free', () => {
    const plain = cardOf(db, anAudiobook({ price: 0 }));
    expect(plain).not.toHaveProperty('seriesTitle');
    expect(plain).toMatchObject({ isFree: true, price: 0 });
  });

  it('is a detail', () => {
    const [poetry] = genres as [(typeof genres)[number]];
    const [ghazal] = poetry.children as [(typeof genres)[number]];
    expect(detailOf(db, { ...book, genres: ['ghazal', 'unknown', 'poetry'] })).toEqual({
      ...card,
      narrators: [{ ...nameOf(501), portrait: '/content/illustrations/person-501' }],
      products: [{ productId: book.productId, price: 1_200_000 }],
      genres: [
        {
          identifier: 'ghazal',
          title: ghazal.title,
          parentIdentifier: 'poetry',
          parentTitle: poetry.title,
        },
        { identifier: 'poetry', title: poetry.title, parentIdentifier: null, parentTitle: null },
      ],
      publisher: publishers.find(({ id }) => id === 601),
      description: book.description,
      chapterCount: 3,
      rateCount: 120,
      commentCount: commentCount(db, 5001),
    });
    expect(detailOf(db, { ...book, publisherId: 1 }).publisher).toBeNull();
  });

  it('averages its own rates and the given ones', () => {
    const rated = anAudiobook({ rate: 4, rateCount: 3 });
    const test = createTestDb([rated]);
    expect(ratingOf(test.db, rated)).toEqual({ rate: 4, count: 3 });
    test.db.state.ratings[5001] = { sara: 1, reza: 3 };
    expect(ratingOf(test.db, rated)).toEqual({ rate: 3.2, count: 5 });
    expect(detailOf(test.db, rated)).toMatchObject({ rate: 3.2, rateCount: 5 });
  });

  it('has no rate when its only one is taken back', () => {
    const unrated = anAudiobook({ rate: 0, rateCount: 0 });
    const test = createTestDb([unrated]);
    test.db.state.ratings[5001] = {};
    expect(ratingOf(test.db, unrated)).toEqual({ rate: 0, count: 0 });
  });

  it('is found by its number, its identifier or its product', () => {
    expect(bookOf(db, 5001)).toBe(book);
    expect(bookOf(db, 'book-5001')).toBe(book);
    expect(bookOfProduct(db, book.productId)).toBe(book);
    expect(failureOf(() => bookOf(db, 1))).toBe('not-found');
    expect(failureOf(() => bookOfProduct(db, 1))).toBe('not-found');
    expect(requireFound(0)).toBe(0);
  });
});

describe('comments', () => {
  const newest = { accountId: 'sara', text: 'second', rate: 0, at: testNow, editedAt: null };
  const oldest = {
    accountId: 'nobody',
    text: 'first',
    rate: 5,
    at: testNow - 1000,
    editedAt: testNow,
  };

  const untouched = { likeCount: 0, isLiked: false, isMine: false };

  it('begin with the newest of the added ones, under the names of their accounts', () => {
    const { db } = createTestDb([anAudiobook()], { firstName: 'Sara', lastName: '' });
    db.state.comments[5001] = [
      { id: 1, ...oldest },
      { id: 2, ...newest },
    ];
    const fixed = commentsOf(5001);
    const all = sortedComments(db, 5001, { reader: null });
    expect(all.slice(0, 2)).toEqual([
      {
        id: 2,
        userName: 'Sara',
        text: 'second',
        rate: 0,
        createdAt: '2026-11-21T12:00:00.000Z',
        editedAt: null,
        ...untouched,
      },
      {
        id: 1,
        userName: anonymousName,
        text: 'first',
        rate: 5,
        createdAt: '2026-11-21T11:59:59.000Z',
        editedAt: '2026-11-21T12:00:00.000Z',
        ...untouched,
      },
    ]);
    expect(all.slice(2)).toEqual(
      fixed.map((comment) => ({ ...untouched, editedAt: null, ...comment })),
    );
    expect(commentCount(db, 5001)).toBe(fixed.length + 2);
    expect(all).toHaveLength(fixed.length + 2);
  });

  it('are those of the catalogue alone while none was added', () => {
    const { db } = createTestDb([anAudiobook()]);
    expect(sortedComments(db, 5001, { reader: null })).toMatchObject(commentsOf(5001));
    expect(commentCount(db, 5001)).toBe(commentsOf(5001).length);
  });
});

describe('a list', () => {
  const numbers = Array.from({ length: 45 }, (_, index) => index + 1);

  it.each([
    [{}, { items: numbers.slice(0, 20), page: 1, pageSize: 20 }],
    [{ page: 3 }, { items: numbers.slice(40), page: 3, pageSize: 20 }],
    [{ page: 4 }, { items: [], page: 4, pageSize: 20 }],
    [
      { page: 2, pageSize: 3 },
      { items: [4, 5, 6], page: 2, pageSize: 3 },
    ],
  ])('has the page %j', (query, expected) => {
    expect(pageOf(numbers, query, (number) => number)).toEqual({ ...expected, total: 45 });
  });

  it('is one page when it is short', () => {
    expect(onePage([1, 2])).toEqual({ items: [1, 2], total: 2, page: 1, pageSize: 20 });
    expect(onePage(numbers)).toEqual({ items: numbers, total: 45, page: 1, pageSize: 45 });
  });
});

describe("a partner's token", () => {
  it.each([
    ['partner-ok-pas', 'pas'],
    ['partner-expired-iGap', 'iGap'],
    ['partner-other-pas', undefined],
    ['xpartner-ok-pas', undefined],
    ['partner-ok-pas-x', undefined],
    ['partner-ok-', undefined],
  ])('%s is of the kind %s', (token, kind) => {
    expect(kindOfPartnerToken(token)).toBe(kind);
  });

  it.each([
    ['15', 'pas', 'partner-ok-pas', undefined],
    ['15', 'pas', 'partner-expired-pas', 'bad-partner-token'],
    ['15', 'pas', 'partner-ok-iGap', 'bad-partner-token'],
    ['15', 'iranPL', 'partner-ok-iranPL', 'partner-not-allowed'],
    ['12345', 'pas', 'partner-ok-pas', 'partner-not-allowed'],
  ])('in client %s for %s: %s fails with %s', (client, kind, token, failure) => {
    expect(failureOf(() => checkPartnerToken(client, kind, token))).toBe(failure);
  });
});

import { parse, safeParse, type GenericSchema } from 'valibot';
import { describe, expect, it } from 'vitest';

import { profile } from './account';
import { audiobookDetail, genre, getRatings, rateAudiobook } from './audiobooks';
import { comment } from './comments';
import { tokenResponse } from './auth';
import { category } from './categories';
import { getSingleItem } from './chapters';
import { getCredit, transaction } from './credit';
import { libraryState } from './library';
import { artist } from './people';
import { getPlaylist } from './stream';
import { plan, subscription } from './subscription';
import { bookCard, listOf, pageOf, person, pageSize, rial, seconds } from './values';
import { wishCategory } from './wishlist';

const card = { audioBookId: 1001, productId: 20001, title: 'Divan', authors: [], narrators: [] };

/** An answer with its required fields alone, and the values that the app then works with. */
const minimal: readonly (readonly [string, GenericSchema, object, object])[] = [
  [
    'a card',
    bookCard,
    { audioBookId: 1001, productId: 20001, title: 'Divan' },
    { ...card, identifier: '', price: null, recordVersion: 0, rate: 0, isFree: false },
  ],
  ['a person', person, { id: 1 }, { id: 1, firstName: '', lastName: '' }],
  [
    'a genre',
    genre,
    { identifier: 'a', title: 'A' },
    { identifier: 'a', title: 'A', parentIdentifier: null, parentTitle: null },
  ],
  [
    'a book',
    audiobookDetail,
    { audioBookId: 1001, title: 'Divan' },
    {
      audioBookId: 1001,
      identifier: '',
      title: 'Divan',
      recordVersion: 0,
      contentType: NaN,
      products: [],
      isFree: false,
      genres: [],
      authors: [],
      narrators: [],
      publisher: null,
      description: '',
      duration: 0,
      chapterCount: 0,
      sampleDuration: 0,
      rate: 0,
      rateCount: 0,
      commentCount: 0,
    },
  ],
  [
    'a comment',
    comment,
    { id: 1, text: 'good' },
    {
      id: 1,
      userName: '',
      text: 'good',
      rate: 0,
      createdAt: '',
      editedAt: null,
      likeCount: 0,
      isLiked: false,
      isMine: false,
    },
  ],
  [
    'ratings',
    getRatings.response,
    { stars: [1, 2], mine: 6 },
    { rate: 0, count: 0, stars: [0, 0, 0, 0, 0], mine: 0 },
  ],
  ['a rate', rateAudiobook.response, {}, { rate: 0, count: 0 }],
  [
    'chapters',
    getSingleItem.response,
    { audioBookId: 1001, chapters: [{ chapterId: 1 }, { chapterId: 0 }] },
    { audioBookId: 1001, chapters: [{ chapterId: 1, duration: 0, title: '', order: 0 }] },
  ],
  [
    'a transaction',
    transaction,
    { id: 1, amount: -5 },
    { id: 1, title: '', amount: -5, createdAt: '' },
  ],
  ['a credit', getCredit.response, { balance: 0 }, { balance: 0, transactions: [] }],
  [
    'a library state',
    libraryState,
    { purchaseButtonState: {}, subscriptionButtonState: {}, discounts: [{ discountValue: 5 }] },
    {
      purchaseButtonState: {
        purchaseButtonAction: NaN,
        purchaseButtonText: '',
        stateDiscountedPrice: null,
      },
      subscriptionButtonState: { subscriptionButtonState: NaN, subscriptionButtonText: '' },
      discounts: [{ discountValue: 5, discountPercentage: 0 }],
    },
  ],
  ['an artist', artist, { id: 1 }, { id: 1, firstName: '', lastName: '', about: '', works: [] }],
  ['a category', category, { id: 1, title: 'A', identifier: 'a' }, { id: 1, children: [] }],
  [
    'a plan',
    plan,
    { planId: 1, title: 'A', price: 5 },
    {
      planId: 1,
      title: 'A',
      description: '',
      days: 0,
      quota: 0,
      intervalQuota: 0,
      intervalDays: 0,
      price: 5,
      priceBefore: null,
    },
  ],
  [
    'a subscription',
    subscription,
    { planId: 1, endsAt: '2030' },
    { planId: 1, title: '', startedAt: '', endsAt: '2030', quotaLeft: 0, intervalQuotaLeft: 0 },
  ],
  ['a wishlist category', wishCategory, { id: 1, title: 'A' }, { id: 1, title: 'A', count: 0 }],
  ['a profile', profile, {}, { firstName: '', lastName: '', email: '', mobileNo: '' }],
  [
    'a page',
    pageOf(person),
    { items: [{ id: 1 }, { id: 'x' }, null], total: 3 },
    { items: [{ id: 1, firstName: '', lastName: '' }], total: 3, page: 1, pageSize: 20 },
  ],
  ['a page without a list', pageOf(person), { items: {}, total: 0 }, { items: [], total: 0 }],
];

// Rule: docs/faults.md#f2
it.each(minimal)('%s is readable without its tolerant fields', (_, schema, answer, expected) => {
  expect(parse(schema, answer)).toMatchObject(expected);
});

it.each(minimal)(
  '%s is readable although they have another type',
  (_, schema, answer, expected) => {
    const optional = Object.keys(expected).filter((name) => !(name in answer));
    const wrong = Object.fromEntries(optional.map((name) => [name, Symbol('wrong')]));
    expect(parse(schema, { ...wrong, ...answer })).toMatchObject(expected);
  },
);

describe('a value that no fallback replaces', () => {
  const isValid = (schema: GenericSchema, value: unknown) => safeParse(schema, value).success;
  const token = { access_token: 'x', refresh_token: 'r', expires_in: 1 };
  const readable = { ...token, access_token: `a.${btoa('{"sub":"1"}')}.c` };

  it.each<[string, GenericSchema, unknown, boolean]>([
    ['an id', person, { id: 1 }, true],
    ['the id 0', person, { id: 0 }, false],
    ['half an id', person, { id: 1.5 }, false],
    ['free', rial, 0, true],
    ['a negative price', rial, -1, false],
    ['an endless price', rial, Infinity, false],
    ['a negative length', seconds, -1, false],
    ['an endless length', seconds, Infinity, false],
    ['a page of 100', pageSize.wrapped, 100, true],
    ['a page of 101', pageSize.wrapped, 101, false],
    ['a page without a total', pageOf(person), { items: [] }, false],
    ['a page with half a total', pageOf(person), { items: [], total: 0.5 }, false],
    ['a page with a negative total', pageOf(person), { items: [], total: -1 }, false],
    [
      'a stream without an address',
      getPlaylist.response,
      { streamUrl: '', downloadUrl: null },
      false,
    ],
    ['a token', tokenResponse, readable, true],
    ['an unreadable token', tokenResponse, token, false],
    ['an empty token', tokenResponse, { ...readable, access_token: '' }, false],
    ['an empty refresh token', tokenResponse, { ...readable, refresh_token: '' }, false],
    ['a token that has expired', tokenResponse, { ...readable, expires_in: -1 }, false],
    ['a token that expires now', tokenResponse, { ...readable, expires_in: 0 }, true],
  ])('%s', (_, schema, value, expected) => {
    expect(isValid(schema, value)).toBe(expected);
  });

  it('is left out of a list', () => {
    expect(parse(listOf(person), [{ id: 0 }, { id: 2 }])).toEqual([
      { id: 2, firstName: '', lastName: '' },
    ]);
    expect(parse(listOf(person), null)).toEqual([]);
  });
});

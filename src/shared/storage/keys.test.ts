import fc from 'fast-check';
import { expect, test } from 'vitest';

import { textSizes } from '@/shared/config/appearance';

import * as identityKeys from './identity-keys';
import * as keys from './keys';
import { commentDrafts } from './draft-key';
import { recentSearches, wishlistIds } from './list-keys';
import { listening } from './listening-key';
import { deviceSettings } from './settings-key';
import { pendingMarketPurchases } from './market-purchase-key';
import type { StoredKey } from './stored-value';

const deep = '['.repeat(100_000);
const rubbish = ['', '{', '[]x', 'null', 'NaN', '1e999', '-1', '{"v":0}', deep, `{"a":${deep}`];

interface Reader {
  readonly name: string;
  /** The value parsed from a raw text. */
  readonly read: (raw: string) => unknown;
  /** The value after it was written and parsed again. */
  readonly readAgain: (raw: string) => unknown;
}

function reader<T>({ name, parse, format }: StoredKey<T>): Reader {
  return {
    name,
    read: parse,
    readAgain: (raw) => {
      const value = parse(raw);
      return value === null ? null : parse(format(value));
    },
  };
}

const texts = [reader(identityKeys.accessToken), reader(identityKeys.refreshToken)];
const shaped = [
  reader(identityKeys.expiresIn),
  reader(identityKeys.deviceId),
  reader(keys.savedChapters),
  reader(keys.chapterPlayed),
  reader(keys.isPlayingMark),
  reader(listening),
  reader(recentSearches),
  reader(wishlistIds),
  reader(identityKeys.clientIdOfTab),
  reader(deviceSettings),
  reader(commentDrafts),
];

test.each([...texts, ...shaped])('$name reads whatever is found or leaves it', (key) => {
  const isStable = (raw: string) => {
    expect(key.readAgain(raw)).toEqual(key.read(raw));
  };
  fc.assert(fc.property(fc.string({ unit: 'binary' }), isStable));
  fc.assert(fc.property(fc.json(), isStable));
  fc.assert(fc.property(fc.stringMatching(/^[-+.0-9eE]{1,20}$/), isStable));
});

test.each(shaped)('$name takes rubbish as absent', ({ read }) => {
  for (const raw of rubbish) expect(read(raw)).toBeNull();
});

test.each(texts)('$name takes an empty text as absent', ({ read }) => {
  expect(read('')).toBeNull();
  expect(read(' ')).toBeNull();
});

test.each(shaped)('$name takes nothing over from __proto__', ({ read }) => {
  const value = read('{"__proto__":{"isAdmin":true}}') as object | null;
  expect(value && Reflect.get(value, 'isAdmin')).toBeFalsy();
});

const chapter = fc.record({
  chapterId: fc.nat(),
  duration: fc.nat(),
  durationPlayed: fc.nat(),
  isPlaying: fc.boolean(),
  title: fc.string(),
  index: fc.nat(),
  audioBookId: fc.nat(),
});

/** A value with one field removed or of another type. */
function corrupted<T extends object>(good: fc.Arbitrary<T>): fc.Arbitrary<object> {
  const wrong = fc.constantFrom<unknown>(undefined, null, [], {}, 'text?', -0.5);
  return fc.tuple(good, fc.nat(), wrong).map(([value, which, put]) => {
    const names = Object.keys(value);
    const name = names[which % names.length] ?? '';
    return { ...value, [name]: typeof Reflect.get(value, name) === typeof put ? null : put };
  });
}

test('saved chapters are rejected if one of them is invalid', () => {
  const { parse } = keys.savedChapters;
  fc.assert(
    fc.property(fc.array(chapter), (chapters) => {
      expect(parse(JSON.stringify({ 9063: chapters }))).toEqual({ 9063: chapters });
    }),
  );
  fc.assert(
    fc.property(fc.array(chapter), corrupted(chapter), (chapters, bad) => {
      expect(parse(JSON.stringify({ 9063: [...chapters, bad] }))).toBeNull();
    }),
  );
});

test('recent searches are at most ten texts', () => {
  const { parse } = recentSearches;
  expect(parse('["a","b"]')).toEqual(['a', 'b']);
  expect(parse('[" "]')).toBeNull();
  expect(parse(JSON.stringify(Array.from({ length: 11 }, () => 'a')))).toBeNull();
});

const untyped = <T>(key: StoredKey<T>) => key as unknown as StoredKey<unknown>;

const uuid = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const aChapter = {
  chapterId: 1,
  duration: 0,
  durationPlayed: 0,
  isPlaying: false,
  title: '',
  index: 0,
  audioBookId: 1001,
};
const anInfo = {
  image: '/cover',
  palette: null,
  title: 'Divan',
  author: 'Hafez',
  identifier: 'divan',
  audioBookId: 1001,
  chapterId: 1,
  sample: false,
};
const aDraft = { text: 'Lovely', rate: 4, owner: '1' };
const aMarketPurchase = {
  owner: '1',
  developerPayload: '50@credit',
  productId: 'credit-50',
  purchaseToken: 'token',
  orderId: 'order',
};

/** Each key, its place, a value and the raw text that older visits have stored. */
const stored: readonly (readonly [StoredKey<unknown>, string, unknown, string])[] = [
  [untyped(identityKeys.accessToken), 'local:access_token', 'a.b.c', 'a.b.c'],
  [untyped(identityKeys.refreshToken), 'local:refresh_token', 'r', 'r'],
  [untyped(identityKeys.expiresIn), 'local:expires_in', 1_234_567_890_123_456, '1234567890123456'],
  [untyped(identityKeys.deviceId), 'local:deviceId', uuid, uuid],
  [untyped(identityKeys.clientIdOfTab), 'session:client_id', '1234', '1234'],
  [untyped(keys.isPlayingMark), 'local:IS_PLAYING', true, 'true'],
  [untyped(keys.chapterPlayed), 'local:CHAPTER_PLAYED', anInfo, JSON.stringify(anInfo)],
  [
    untyped(keys.savedChapters),
    'local:CHAPTERS_IN_LOCAL',
    { 1001: [aChapter] },
    JSON.stringify({ 1001: [aChapter] }),
  ],
  [untyped(wishlistIds), 'session:wishlist_ids', [1, 2], '[1,2]'],
  [
    untyped(commentDrafts),
    'session:comment_drafts',
    { '1001:new': aDraft, '1001:7': { ...aDraft, owner: null } },
    JSON.stringify({ '1001:new': aDraft, '1001:7': { ...aDraft, owner: null } }),
  ],
  [untyped(recentSearches), 'local:search_item', ['a', 'b'], '["a","b"]'],
  // At the limits of what can be set.
  ...[
    { theme: 'dark', textSize: Math.max(...textSizes), volume: 0, isMuted: false },
    { theme: 'light', textSize: Math.min(...textSizes), volume: 1, libraryLayout: 'list' },
    { theme: 'system', textSize: 115, smartRewind: false, sleepFade: false },
  ].map((settings): (typeof stored)[number] => [
    untyped(deviceSettings),
    'local:settings',
    settings,
    JSON.stringify(settings),
  ]),
  [
    untyped(pendingMarketPurchases),
    'local:pending_market_purchase',
    [aMarketPurchase, { ...aMarketPurchase, purchaseToken: null, orderId: null }],
    JSON.stringify([aMarketPurchase, { ...aMarketPurchase, purchaseToken: null, orderId: null }]),
  ],
];

test.each(stored)('$name has its place and its form', (key, place, value, raw) => {
  expect(`${key.area}:${key.name}`).toBe(place);
  expect(key.format(value)).toBe(raw);
  expect(key.parse(raw)).toEqual(value);
});

/** A value with each of its parts in turn replaced by something of another type. */
function spoiled(value: unknown): readonly unknown[] {
  if (value === null) return [];
  if (typeof value !== 'object')
    return ['x', 7.5, true, {}].filter((other) => typeof other !== typeof value);
  return Object.entries(value).flatMap(([key, part]) =>
    spoiled(part).map((bad) => Object.assign(structuredClone(value), { [key]: bad })),
  );
}

const ofParts = stored.filter(([, , , raw]) => /^[[{]/.test(raw));

test.each(ofParts)('$name is not read with a part of another type', (key, _, value) => {
  for (const bad of spoiled(value))
    expect(key.parse(JSON.stringify(bad)), JSON.stringify(bad)).toBeNull();
});

test.each<[string, StoredKey<unknown>, string]>([
  ['an expiry of 17 digits', untyped(identityKeys.expiresIn), '10000000000000000'],
  ['an expiry with something before it', untyped(identityKeys.expiresIn), ' 1'],
  ['an expiry with something behind it', untyped(identityKeys.expiresIn), '1s'],
  ['a device id with something before it', untyped(identityKeys.deviceId), `x${uuid}`],
  ['a device id with something behind it', untyped(identityKeys.deviceId), `${uuid}x`],
  ['a client id of five digits', untyped(identityKeys.clientIdOfTab), '12345'],
  ['a client id with a letter before it', untyped(identityKeys.clientIdOfTab), 'a1'],
  ['a client id with a letter behind it', untyped(identityKeys.clientIdOfTab), '1a'],
  ['another mark', untyped(keys.isPlayingMark), 'false'],
  ['an array of chapters', untyped(keys.savedChapters), '[]'],
  ['a book id with a letter before it', untyped(keys.savedChapters), '{"a1":[]}'],
  ['a book id with a letter behind it', untyped(keys.savedChapters), '{"1a":[]}'],
  ['an array of drafts', untyped(commentDrafts), '[]'],
  ['a draft of no book', untyped(commentDrafts), JSON.stringify({ new: aDraft })],
  [
    'a draft of six stars',
    untyped(commentDrafts),
    JSON.stringify({ '1:new': { ...aDraft, rate: 6 } }),
  ],
  ['half a product id', untyped(wishlistIds), '[1.5]'],
  ['an empty search', untyped(recentSearches), '[""]'],
  ...(['owner', 'developerPayload', 'purchaseToken'] as const).map(
    (field): [string, StoredKey<unknown>, string] => [
      `a market purchase without ${field}`,
      untyped(pendingMarketPurchases),
      JSON.stringify([{ ...aMarketPurchase, [field]: '' }]),
    ],
  ),
  ...(['duration', 'durationPlayed'] as const).map(
    (field): [string, StoredKey<unknown>, string] => [
      `a negative ${field}`,
      untyped(keys.savedChapters),
      JSON.stringify({ 1001: [{ ...aChapter, [field]: -1 }] }),
    ],
  ),
])('%s counts as absent', (_, { parse }, raw) => {
  expect(parse(raw)).toBeNull();
});

import fc from 'fast-check';
import { expect, test } from 'vitest';

import * as identityKeys from './identity-keys';
import * as keys from './keys';
import { recentSearches, wishlistIds } from './list-keys';
import { deviceSettings } from './settings-key';
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
  reader(recentSearches),
  reader(wishlistIds),
  reader(identityKeys.clientIdOfTab),
  reader(deviceSettings),
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

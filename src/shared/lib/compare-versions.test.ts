import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { compareVersions, isVersion, type VersionComparator } from './compare-versions';

test.each([
  ['5.0.0', '5.0.0', 0],
  ['5', '5.0.0', 0],
  ['4.9.9', '5.0.0', -1],
  ['5.10', '5.9', 1],
  ['1.9.2', '1.10', -1],
  ['', '0', 0],
  ['5..1', '5.0.1', 0],
  ['v5', '0', 0],
  ['12L', '0', 0],
  ['5.0.0-b', '5', 0],
  ['12345678901234567890', '9', 1],
  ['۵.۱', '5.1', 0],
])('compares %s with %s', (one, other, order) => {
  expect(Math.sign(compareVersions(one, other))).toBe(order);
});

test.each<[VersionComparator, readonly [boolean, boolean, boolean]]>([
  ['=', [false, true, false]],
  ['!=', [true, false, true]],
  ['<', [true, false, false]],
  ['<=', [true, true, false]],
  ['>', [false, false, true]],
  ['>=', [false, true, true]],
])('%s for a smaller, an equal and a greater version', (comparator, expected) => {
  expect(['4.4.4', '5', '5.0.1'].map((one) => isVersion(one, comparator, '5.0.0'))).toEqual(
    expected,
  );
});

test.each(['', '==', '===', '=<', 'greater'])('refuses the comparator "%s"', (comparator) => {
  expect(() => isVersion('1', comparator as VersionComparator, '1')).toThrow('Invalid comparator');
});

describe('for any versions', () => {
  const part = fc.oneof(fc.nat(30).map(String), fc.constantFrom('', 'v1', '0-b', '۷'));
  const version = fc.array(part, { maxLength: 4 }).map((parts) => parts.join('.'));
  const sign = (one: string, other: string) => Math.sign(compareVersions(one, other));

  it('is a total order', () => {
    fc.assert(
      fc.property(version, version, version, (a, b, c) => {
        expect(sign(a, b) + sign(b, a)).toBe(0);
        if (sign(a, b) <= 0 && sign(b, c) <= 0) expect(sign(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('does not tell a missing part from 0', () => {
    fc.assert(
      fc.property(version, version, (a, b) => {
        expect(sign(`${a}.0`, b)).toBe(sign(a, b));
      }),
    );
  });

  it('answers opposite comparators with opposite answers', () => {
    fc.assert(
      fc.property(version, version, (a, b) => {
        expect(isVersion(a, '=', b)).toBe(!isVersion(a, '!=', b));
        expect(isVersion(a, '<', b)).toBe(!isVersion(a, '>=', b));
        expect(isVersion(a, '>', b)).toBe(!isVersion(a, '<=', b));
        expect(isVersion(a, '<', b)).toBe(isVersion(b, '>', a));
      }),
    );
  });
});

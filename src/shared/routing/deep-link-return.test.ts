import fc from 'fast-check';
import { expect, it, test } from 'vitest';

import { deepLinkReturn } from './deep-link-return';

test.each([
  ['/profile', undefined, 'profile'],
  ['/profile?tab=credit', undefined, 'profile'],
  ['clp/list/3', undefined, 'clp'],
  ['https://shop.test/subscription/plans', undefined, 'subscription'],
  ['shenidar://open/clp', undefined, 'clp'],
  ['/pdp/1001', 'profile', 'profile'],
  ['/pdp/1001', 'search', 'clp'],
  ['/subscription', 'store', 'subscription'],
  ['/pdp/1001', undefined, 'root'],
  ['/profiles', undefined, 'root'],
  ['/pdp/1001', 'constructor', 'root'],
  ['javascript:profile', undefined, 'root'],
  ['/%E0%A4%A', undefined, 'root'],
  [' HTTPS://shop.test/clp ', undefined, 'clp'],
  [`/profile?${'x'.repeat(1991)}`, undefined, 'profile'],
  [`/profile?${'x'.repeat(1992)}`, undefined, 'root'],
  [undefined, undefined, 'root'],
  [null, 7, 'root'],
] as const)('%j with the tab %j returns to %s', (text, tab, target) => {
  expect(deepLinkReturn(text, tab)).toBe(target);
});

const pieces = fc.constantFrom(
  ...['/', '%', '%E0%A4%A', '?', '#', '://', 'https:', 'app', 'profile', 'clp', 'subscription'],
  ...['\u067e\u0631\u0648\u0641\u0627\u06cc\u0644', 'x'.repeat(5000), ' ', '\ud800'],
);
const anyThing = fc.oneof(
  fc.array(pieces, { maxLength: 6 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.anything(),
);

it('returns one of the four pages for any values', () => {
  const targets: readonly string[] = ['profile', 'root', 'clp', 'subscription'];
  fc.assert(
    fc.property(anyThing, anyThing, (text, tab) => targets.includes(deepLinkReturn(text, tab))),
    { numRuns: 20_000 },
  );
}, 30_000);

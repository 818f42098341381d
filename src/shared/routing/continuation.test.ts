import { expect, it, test } from 'vitest';

import { continuationOf, withContinuation } from './continuation';

test.each([
  ['/app-checkout/plan-12', '/app-checkout/plan-12'],
  ['/profile', null],
  ['/profile?from=/app-checkout/plan-12', null],
  ['//evil.example/app-checkout/plan-1', null],
  ['https://evil.example/app-checkout/plan-1', null],
  ['/app-checkout/../profile', null],
  [undefined, null],
])('%s continues at %s', (text, expected) => {
  expect(continuationOf(text)).toBe(expected);
});

it('is read from the address that it was added to', () => {
  const path = withContinuation('/credit', '/app-checkout/book-1001');
  const { searchParams } = new URL(path, 'https://here.example');
  expect(continuationOf(searchParams.get('returnUrl'))).toBe('/app-checkout/book-1001');
  expect(withContinuation('/credit', null)).toBe('/credit');
});

import fc from 'fast-check';
import { expect, it, test } from 'vitest';

import { framedAddress } from './framed-address';

const origin = 'https://app.test';
const site = 'https://site.test';
const read = (text: string) => framedAddress(text, origin, site);

test.each([
  ['/content/pages/terms', 'https://site.test/content/pages/terms'],
  ['https://app.test/content/pages/terms?x=1', 'https://app.test/content/pages/terms?x=1'],
  ['https://site.test/content/support-chat/', 'https://site.test/content/support-chat/'],
])('shows %s', (text, url) => {
  expect(read(text)).toEqual({ kind: 'address', url });
});

test.each([
  ['https://evil.test/content/pages/terms', 'evil.test'],
  ['//evil.test/content/', 'evil.test'],
  ['/\\evil.test/content/', 'evil.test'],
  ['https://app.test.evil.test/content/', 'app.test.evil.test'],
  ['http://app.test/content/', 'app.test'],
  ['https://app.test:8443/content/', 'app.test:8443'],
  ['https://user@app.test/content/', ''],
  ['https://:password@app.test/content/', ''],
  ['https://app.test/pdp/1001', ''],
  ['https://app.test/content/../pdp/1001', ''],
  ['https://app.test/content', ''],
  ['javascript:alert(1)', ''],
  ['data:text/html,hi', ''],
  ['blob:https://app.test/content/', ''],
  ['https://', ''],
  [`/content/${'a'.repeat(2000)}`, ''],
])('refuses %s', (text, host) => {
  expect(read(text)).toEqual({ kind: 'refused', host });
});

it('tells an address that is missing from one that is refused', () => {
  expect(read('')).toEqual({ kind: 'missing' });
  expect(read(' ')).toEqual({ kind: 'missing' });
});

it('never throws, and shows nothing of another origin', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl()), (text) => {
      const shown = read(text);
      if (shown.kind === 'address') expect([origin, site]).toContain(new URL(shown.url).origin);
    }),
  );
});

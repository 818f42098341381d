import fc from 'fast-check';
import { expect, it, test } from 'vitest';

import { clientById } from './clients';
import { partnerCredential, withoutPartnerToken } from './partner-address';

const live = { name: 'pwa', isDev: false } as const;

const kindsByClient = [
  ['2', null],
  ['8', null],
  ['9', 'zarebin'],
  ['10', null],
  ['11', 'putlife'],
  ['12', 'iGap'],
  ['13', null],
  ['14', 'iranPL'],
  ['15', 'pas'],
  ['16', 'irancell'],
  ['17', 'hisstori'],
  ['4711', null],
] as const;

test.each(kindsByClient)('client %s exchanges token and p as %s', (id, kind) => {
  const expected = kind && { token: 'abc', kind };
  expect(partnerCredential('?token=abc', clientById(id, live))).toEqual(expected);
  expect(partnerCredential('?x=1&p=abc', clientById(id, live))).toEqual(expected);
});

it('accepts samantel only under client 10', () => {
  const search = '?token=abc&kind=samantel';
  expect(partnerCredential(search, clientById('10', live))).toEqual({
    token: 'abc',
    kind: 'samantel',
  });
  expect(partnerCredential(search, clientById('9', live))?.kind).toBe('zarebin');
  expect(partnerCredential(search, clientById('13', live))).toBeNull();
});

test.each(['?kind=google&token=a', '?kind=zarebin&token=a', '?kind=samantel', '?kind=samantel&p='])(
  'client 10 trades nothing for %s',
  (search) => {
    expect(partnerCredential(search, clientById('10', live))).toBeNull();
  },
);

it('uses p when the token is empty', () => {
  expect(partnerCredential('?token=&p=b', clientById('9', live))?.token).toBe('b');
});

test.each([
  ['', ''],
  ['?', ''],
  ['?token=a', ''],
  ['?clientId=9&token=a&kind=samantel&p=b', '?clientId=9'],
  ['?b=2&token=a&a=%20+1&a=3', '?b=2&a=%20+1&a=3'],
  ['?%74oken=a&q=x', '?q=x'],
  ['?token', ''],
  ['?tokens=1&Token=2&?token=3', '?tokens=1&Token=2&?token=3'],
  ['?q=token=5', '?q=token=5'],
])('%s is scrubbed to %s', (search, scrubbed) => {
  expect(withoutPartnerToken(search)).toBe(scrubbed);
});

it('keeps every other parameter in order, whatever the query is', () => {
  const name = fc.oneof(fc.constantFrom('token', 'p', 'kind', 'clientId', 'q'), fc.string());
  const queries = fc.oneof(
    fc.string().map((text) => `?${text}`),
    fc
      .array(fc.tuple(name, fc.string()))
      .map((pairs) => `?${new URLSearchParams(pairs).toString()}`),
  );
  fc.assert(
    fc.property(queries, (search) => {
      const rest = [...new URLSearchParams(search)].filter(
        ([key]) => !['token', 'p', 'kind'].includes(key),
      );
      const scrubbed = withoutPartnerToken(search);
      expect([...new URLSearchParams(scrubbed)]).toEqual(rest);
      expect(withoutPartnerToken(scrubbed)).toBe(scrubbed);
    }),
    { numRuns: 2000 },
  );
});

import { describe, expect, it } from 'vitest';

import { answerOf, isPaid } from './answer-of';
import { developerPayloadOf, parseDeveloperPayload } from './developer-payload';

const sheet = {
  owner: '7',
  developerPayload: '3@credit',
  productId: '3',
  purchaseToken: null,
  orderId: null,
};
const known = { pending: [sheet], owner: '7', taken: [] };
const purchased = {
  developerPayload: '3@credit',
  result: 'purchased' as const,
  purchaseToken: 't-1',
};

describe('a developer payload', () => {
  it.each([
    ['3@credit', { kind: 'credit', value: 3 }],
    ['12@subscription', { kind: 'subscription', value: 12 }],
  ] as const)('%s is read and written', (text, item) => {
    expect(parseDeveloperPayload(text)).toEqual(item);
    expect(developerPayloadOf(item)).toBe(text);
  });

  it.each([
    '',
    '3',
    'credit',
    '@credit',
    '3@',
    '3@@credit',
    '3@credit@credit',
    '3@gift',
    'x@credit',
    'x3@credit',
    '3@credits',
    '-3@credit',
    '1234567890@credit',
    ' 3@credit',
  ])('%j is invalid', (text) => {
    expect(parseDeveloperPayload(text)).toBeNull();
  });
});

describe('an answer of the market', () => {
  it('is a purchase that needs validation', () => {
    const answer = answerOf({ ...purchased, productId: 'p', orderId: 'o' }, known);
    expect(answer).toEqual({
      kind: 'purchased',
      sheet,
      paid: { ...sheet, productId: 'p', orderId: 'o', purchaseToken: 't-1' },
    });
  });

  it('keeps our product id if the market sends none', () => {
    expect(answerOf({ ...purchased, productId: null }, known)).toMatchObject({
      paid: { productId: '3', orderId: null },
    });
  });

  it.each(['cancelled', 'notInstalled', 'failed'] as const)(
    'ends without a purchase: %s',
    (result) => {
      const answer = { developerPayload: '3@credit', result };
      expect(answerOf(answer, known)).toEqual({ kind: 'ended', sheet, result, text: null });
      expect(answerOf({ ...answer, message: 'why' }, known)).toMatchObject({ text: 'why' });
    },
  );

  it.each([
    ['another payload', { ...known, pending: [{ ...sheet, developerPayload: '4@credit' }] }],
    ['another user', { ...known, owner: '8' }],
    ['signed out', { ...known, owner: null }],
    ['no sheet', { ...known, pending: [] }],
    ['paid for already', { ...known, pending: [{ ...sheet, purchaseToken: 't-0' }] }],
    ['a token that was taken', { ...known, taken: ['t-1'] }],
  ])('is ignored: %s', (_, circumstances) => {
    expect(answerOf(purchased, circumstances)).toEqual({ kind: 'ignored' });
  });

  it('counts when only another token was handled before', () => {
    expect(answerOf(purchased, { ...known, taken: ['t-0'] }).kind).toBe('purchased');
  });

  it.each(['3', '3@@credit', '3@gift'])('is malformed with the payload %s', (developerPayload) => {
    expect(answerOf({ ...purchased, developerPayload }, known)).toEqual({
      kind: 'malformed',
      sheet: null,
    });
  });

  it.each([undefined, null, ''])('is malformed without a token: %j', (purchaseToken) => {
    const answer = { developerPayload: '3@credit', result: 'purchased' as const, purchaseToken };
    expect(answerOf(answer, known)).toEqual({ kind: 'malformed', sheet });
  });
});

it('recognises a paid purchase', () => {
  expect([isPaid(sheet), isPaid({ ...sheet, purchaseToken: 't' })]).toEqual([false, true]);
});

import { describe, expect, it } from 'vitest';

import { anAudiobook } from '@fixtures/catalog/anAudiobook';
import type { AudiobookFixture } from '@fixtures/catalog/audiobook';
import { catalogue } from '@fixtures/catalog/catalogue';
import { gallery } from '@fixtures/library-states/gallery';
import { personaNamed, personas, type PersonaName } from '@fixtures/users/personas';
import type { LibraryState } from '@/shared/api/contract/library';

import { createTestApi } from '../testing/create-test-api';
import { createTestDb } from '../testing/create-test-db';
import { purchaseActionOf } from './library-state';
import { acquire } from './ownership';

const mostExpensive = (books: readonly AudiobookFixture[]): AudiobookFixture =>
  books.toSorted((a, b) => b.price - a.price)[0] as AudiobookFixture;

const { archived, library } = personaNamed('collector');
const { previouslyBorrowed: borrowed } = personaNamed('lapsed');
const archivedId = archived[0] ?? 0;
const ownedId = library.find((id) => !archived.includes(id)) ?? 0;
const borrowedId =
  borrowed.find((id) => {
    const book = catalogue.find(({ audioBookId }) => audioBookId === id);
    return book?.subscription === 'included' && book.price > 0;
  }) ?? 0;

const sold = catalogue.filter(({ price, isWithdrawn }) => price > 0 && !isWithdrawn);
const included = mostExpensive(
  sold.filter(
    ({ subscription, audioBookId }) =>
      subscription === 'included' && !borrowed.includes(audioBookId),
  ),
);
const excluded = mostExpensive(sold.filter(({ subscription }) => subscription === 'none'));
const exclusive = mostExpensive(sold.filter(({ subscription }) => subscription === 'only'));
const free = catalogue.find(({ price }) => price === 0) as AudiobookFixture;
const withdrawn = catalogue.find(({ isWithdrawn }) => isWithdrawn) as AudiobookFixture;

interface Situation {
  readonly persona: PersonaName;
  readonly book: number;
  readonly clientId?: string;
  /** Changes that the test makes through the control plane first. */
  readonly patch?: object;
}

async function statesOf({ persona, book, clientId = '10', patch }: Situation) {
  const api = createTestApi();
  const token = await api.signIn(persona);
  if (patch) await api.send({ method: 'PATCH', path: '/__mock/state', token, body: patch });
  const answer = await api.send({
    method: 'POST',
    path: `/api/library/state/${book}`,
    body: {},
    token,
    headers: { 'client-id': clientId },
  });
  const state = answer.json as LibraryState;
  return {
    action: state.purchaseButtonState.purchaseButtonAction,
    subscription: state.subscriptionButtonState.subscriptionButtonState,
    state,
  };
}

const market = { clientId: '2' };
const running = (quotaLeft: number, intervalQuotaLeft: number) => ({
  subscription: { planId: 12, endsAt: '2030-01-01T00:00:00.000Z', quotaLeft, intervalQuotaLeft },
});

describe('the button states of ordinary books', () => {
  it.each<[string, Situation, { action: number; subscription: number }]>([
    ['archived', { persona: 'collector', book: archivedId }, { action: 8, subscription: 0 }],
    ['owned', { persona: 'collector', book: ownedId }, { action: 1, subscription: 0 }],
    ['free', { persona: 'newcomer', book: free.audioBookId }, { action: 2, subscription: 0 }],
    [
      'free in a market',
      { persona: 'newcomer', book: free.audioBookId, ...market },
      { action: 2, subscription: 0 },
    ],
    [
      'enough credit in a market',
      { persona: 'spender', book: included.audioBookId, ...market },
      { action: 6, subscription: 3 },
    ],
    [
      'not enough credit in the other market',
      { persona: 'newcomer', book: included.audioBookId, clientId: '8' },
      { action: 7, subscription: 3 },
    ],
    [
      'by subscription only, running',
      { persona: 'subscriber', book: exclusive.audioBookId },
      { action: 5, subscription: 4 },
    ],
    [
      'by subscription only, none',
      { persona: 'newcomer', book: exclusive.audioBookId },
      { action: 4, subscription: 3 },
    ],
    [
      'by subscription only, ended',
      { persona: 'lapsed', book: exclusive.audioBookId },
      { action: 4, subscription: 3 },
    ],
    [
      'by subscription only, in a market',
      { persona: 'subscriber', book: exclusive.audioBookId, ...market },
      { action: 7, subscription: 4 },
    ],
    [
      'withdrawn',
      { persona: 'newcomer', book: withdrawn.audioBookId },
      { action: 0, subscription: 0 },
    ],
    [
      'withdrawn in a market',
      { persona: 'spender', book: withdrawn.audioBookId, ...market },
      { action: 0, subscription: 0 },
    ],
    [
      'not in the subscription',
      { persona: 'subscriber', book: excluded.audioBookId },
      { action: 3, subscription: 1 },
    ],
    [
      'in the subscription',
      { persona: 'subscriber', book: included.audioBookId },
      { action: 3, subscription: 4 },
    ],
    [
      'subscription ended',
      { persona: 'lapsed', book: included.audioBookId },
      { action: 3, subscription: 3 },
    ],
    [
      "interval's quota used up",
      { persona: 'subscriber', book: included.audioBookId, patch: running(4, 0) },
      { action: 3, subscription: 5 },
    ],
    [
      'no quota left',
      { persona: 'subscriber', book: included.audioBookId, patch: running(0, 2) },
      { action: 3, subscription: 2 },
    ],
    [
      'neither quota left',
      { persona: 'subscriber', book: included.audioBookId, patch: running(0, 0) },
      { action: 3, subscription: 5 },
    ],
    [
      'got under an earlier subscription',
      { persona: 'lapsed', book: borrowedId, patch: running(4, 2) },
      { action: 3, subscription: 6 },
    ],
    [
      'got under an earlier subscription, no quota left',
      { persona: 'lapsed', book: borrowedId, patch: running(0, 2) },
      { action: 3, subscription: 2 },
    ],
  ])('%s', async (_name, situation, expected) => {
    expect(await statesOf(situation)).toMatchObject(expected);
  });

  it('keeps a withdrawn title from everybody who does not own it, also a free one', () => {
    const book = anAudiobook({ isWithdrawn: true, price: 0 });
    const { db, account } = createTestDb([book]);
    expect(purchaseActionOf(db, account, book, '10')).toBe(0);
    acquire(db, account, book.audioBookId, 'free');
    expect(purchaseActionOf(db, account, book, '10')).toBe(1);
  });

  it('subtracts the discount from the price', async () => {
    const book = mostExpensive(sold.filter(({ discount }) => discount !== undefined));
    const { state } = await statesOf({ persona: 'newcomer', book: book.audioBookId });
    expect(state.purchaseButtonState.stateDiscountedPrice).toBe(
      book.price - (book.discount?.value ?? 0),
    );
    expect(state.discounts).toEqual([
      {
        discountValue: book.discount?.value,
        discountPercentage: book.discount?.percentage,
      },
    ]);
  });

  it('has no discounts without one', async () => {
    const book = sold.find(({ discount }) => discount === undefined);
    const { state } = await statesOf({ persona: 'newcomer', book: book?.audioBookId ?? 0 });
    expect(state.discounts).toEqual([]);
  });

  it('has a text for every state except the disabled subscription button', async () => {
    const { state } = await statesOf({ persona: 'subscriber', book: included.audioBookId });
    expect(state.purchaseButtonState.purchaseButtonText).not.toBe('');
    expect(state.subscriptionButtonState.subscriptionButtonText).not.toBe('');
  });
});

describe('the state gallery', () => {
  it('has the fixed pair for every persona and client', async () => {
    for (const { name } of personas) {
      const api = createTestApi();
      const token = await api.signIn(name);
      for (const { book, action, state } of gallery) {
        const answer = await api.send({
          method: 'POST',
          path: `/api/library/state/${book.audioBookId}`,
          body: {},
          token,
          headers: { 'client-id': action % 2 === 0 ? '2' : '10' },
        });
        expect(answer.json).toMatchObject({
          purchaseButtonState: { purchaseButtonAction: action },
          subscriptionButtonState: { subscriptionButtonState: state },
        });
      }
    }
  });

  it('follows the account after a call changed it, only for that account', async () => {
    const api = createTestApi();
    const [newcomer, spender] = [await api.signIn('newcomer'), await api.signIn('spender')];
    const stateFor = async (token: string) =>
      (await api.send({ method: 'POST', path: '/api/library/state/9023', body: {}, token })).json;
    const order = '/api/orders/app-nopayment?productId=28023';
    expect(
      (await api.send({ method: 'POST', path: order, body: {}, token: newcomer })).status,
    ).toBe(204);
    expect(await stateFor(newcomer)).toMatchObject({
      purchaseButtonState: { purchaseButtonAction: 1 },
      subscriptionButtonState: { subscriptionButtonState: 0 },
    });
    expect(await stateFor(spender)).toMatchObject({
      purchaseButtonState: { purchaseButtonAction: 2 },
      subscriptionButtonState: { subscriptionButtonState: 3 },
    });
  });

  it('shows an archived title in the library after unarchiving it', async () => {
    const api = createTestApi();
    const token = await api.signIn('newcomer');
    const path = '/api/library/unarchive/9084';
    expect((await api.send({ method: 'POST', path, body: {}, token })).status).toBe(204);
    const { json } = await api.send({ path: '/api/library', token });
    expect(json).toMatchObject({ total: 1, items: [{ audioBookId: 9084 }] });
  });
});

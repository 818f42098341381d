import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { loggedOutError } from '@/shared/api/errors';
import { $tokens, sessionEnded } from '@/shared/api/tokens';
import { heldAnswer } from '@/testing/held-answer';
import {
  book,
  consumeCall,
  freeCall,
  answerInSequence,
  owned,
  stateCall,
} from '@/testing/order-fixtures';
import { aLibraryState, anHttpError, createPurchaseScope } from '@/testing/purchase-fixtures';
import { aJwt, someTokens } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { getBookFx, type GetBook } from './get-book';
import type { Order } from './place-order';
import { purchased } from './purchased';

const directCall = 'POST /api/markets/direct-purchase';
const creditCall = 'POST /api/orders/process-with-credit';
const free = aLibraryState(2, 0, 0);
const network = { kind: 'network' } as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const settle = () => vi.advanceTimersByTimeAsync(0);

const wish = (changes: Partial<GetBook> = {}): GetBook => ({
  book,
  order: { kind: 'noPayment' },
  how: 'free',
  isAsPromised: () => true,
  ...changes,
});

/** The library answers `states` in sequence; `orders` has the answers of the order calls. */
async function begin(states: unknown[], orders: Record<string, unknown> = {}) {
  const test = await createPurchaseScope({
    answers: { [stateCall]: answerInSequence(...states), ...orders },
  });
  const outcomes = watchCalls(getBookFx.doneData, test.scope);
  const got = watchCalls(purchased, test.scope);
  const calls = () =>
    test.requests.map(({ method, url }) => `${method} ${url.split('?')[0] ?? ''}`);
  const order = async (changes?: Partial<GetBook>) => {
    test.fire(getBookFx, wish(changes));
    await settle();
  };
  return { ...test, outcomes, got, calls, order };
}

describe('an order', () => {
  it.each<[Order, string, string, unknown]>([
    [{ kind: 'noPayment' }, freeCall, '/api/orders/app-nopayment?productId=20001', {}],
    [{ kind: 'consume' }, consumeCall, '/api/subscription/consume/1001', {}],
    [
      { kind: 'direct', libraryTransitionType: 7 },
      directCall,
      '/api/markets/direct-purchase',
      { productId: 20001, libraryTransitionType: 7 },
    ],
    [{ kind: 'credit' }, creditCall, '/api/orders/process-with-credit', { productId: 20001 }],
  ])('%j is one call between two reads of the library state', async (kind, call, url, body) => {
    const { order, calls, requests, outcomes, got } = await begin([free, owned], {
      [call]: () => ({ isFinal: true, balance: 0 }),
    });
    await order({ order: kind, how: 'credit' });
    expect(calls()).toEqual([stateCall, call, stateCall]);
    expect(requests[1]).toMatchObject({ url, body });
    expect(outcomes).toEqual([{ kind: 'got', state: owned }]);
    expect(got).toEqual([{ audioBookId: 1001, productId: 20001, how: 'credit' }]);
  });

  it.each<[Order, string, boolean | undefined, boolean]>([
    [{ kind: 'noPayment' }, freeCall, undefined, true],
    [{ kind: 'consume' }, consumeCall, undefined, true],
    [{ kind: 'direct', libraryTransitionType: 0 }, directCall, true, true],
    [{ kind: 'direct', libraryTransitionType: 0 }, directCall, false, false],
    [{ kind: 'credit' }, creditCall, true, true],
    [{ kind: 'credit' }, creditCall, false, false],
  ])(
    '%j to %s (isFinal %s) counts without a word of the library: %s',
    async (kind, call, isFinal, counts) => {
      const { order, outcomes, got } = await begin([free, network], {
        [call]: () => (isFinal === undefined ? undefined : { isFinal, balance: 0 }),
      });
      await order({ order: kind });
      expect(outcomes).toEqual([
        counts ? { kind: 'got', state: null } : { kind: 'unknown', error: null },
      ]);
      expect(got).toHaveLength(counts ? 1 : 0);
    },
  );

  it('checks the current library state against the promise', async () => {
    const isAsPromised = vi.fn<GetBook['isAsPromised']>(() => false);
    const { order, calls, outcomes, got } = await begin([free]);
    await order({ isAsPromised });
    expect(isAsPromised).toHaveBeenCalledExactlyOnceWith(free);
    expect(calls()).toEqual([stateCall]);
    expect(outcomes).toEqual([{ kind: 'changed', state: free }]);
    expect(got).toEqual([]);
  });
});

describe('no good answer', () => {
  const broken = () => {
    throw new Error('the code, not the network');
  };
  it.each([
    ['refused with what the library says', 409, [free, free], 'refused', free],
    ['refused though the library is silent', 499, [free, network], 'refused', null],
  ])('is %s', async (_, status, states, kind, state) => {
    const error = anHttpError(status);
    const { order, outcomes } = await begin(states, { [freeCall]: answerInSequence(error) });
    await order();
    expect(outcomes).toEqual([{ kind, error, state }]);
  });

  it.each([anHttpError(409), anHttpError(500), network])(
    'is made up for by a library that has the book: %j',
    async (error) => {
      const { order, outcomes, got } = await begin([free, owned], {
        [freeCall]: answerInSequence(error),
      });
      await order();
      expect(outcomes).toEqual([{ kind: 'got', state: owned }]);
      expect(got).toMatchObject([{ how: 'free' }]);
    },
  );

  it('is a refusal when the device went offline before the request', async () => {
    const offline = { kind: 'offline' } as const;
    const { order, calls, outcomes } = await begin([free, owned], {
      [freeCall]: answerInSequence(offline),
    });
    await order();
    expect(calls()).toEqual([stateCall, freeCall]);
    expect(outcomes).toEqual([{ kind: 'refused', error: offline, state: null }]);
  });

  it.each([anHttpError(500), anHttpError(599), network, { kind: 'invalidData', detail: 'x' }])(
    'is unknown where the library is silent too: %j',
    async (error) => {
      const { order, outcomes, got } = await begin([free, network], {
        [freeCall]: answerInSequence(error),
      });
      await order();
      expect(outcomes).toEqual([{ kind: 'unknown', error }]);
      expect(got).toEqual([]);
    },
  );

  it('is a network failure when the outcome is unknown', async () => {
    const first = await begin([broken]);
    await first.order();
    expect(first.outcomes).toEqual([{ kind: 'refused', error: network, state: null }]);
    const second = await begin([free, free], { [freeCall]: broken });
    await second.order();
    expect(second.outcomes).toEqual([{ kind: 'refused', error: network, state: free }]);
  });

  it('is ignored after the user has signed out', async () => {
    const reply = heldAnswer<undefined>();
    const { order, fire, calls, outcomes, got } = await begin([free, owned], {
      [freeCall]: reply.answer,
    });
    await order();
    fire(sessionEnded);
    reply.give(undefined);
    await settle();
    expect(calls()).toEqual([stateCall, freeCall]);
    expect(outcomes).toEqual([{ kind: 'refused', error: loggedOutError, state: null }]);
    expect(got).toEqual([]);
  });

  it.each(['order', 'last read'])(
    'is not told to the next user when the first one leaves during the %s',
    async (during) => {
      const held = heldAnswer<unknown>();
      const isOrder = during === 'order';
      const { order, fire, outcomes, got } = await begin([free, isOrder ? owned : held.answer], {
        [freeCall]: isOrder ? held.answer : undefined,
      });
      await order();
      fire(sessionEnded);
      fire($tokens, someTokens({ access: aJwt('2') }));
      if (isOrder) held.fail(network);
      else held.give(owned);
      await settle();
      expect(outcomes).toEqual([{ kind: 'refused', error: loggedOutError, state: null }]);
      expect(got).toEqual([]);
    },
  );
});

describe('the lock of a book', () => {
  it('makes another tab wait, which then finds the book owned', async () => {
    const reply = heldAnswer<undefined>();
    const one = await begin([free, owned], { [freeCall]: reply.answer });
    const other = await begin([owned]);
    await one.order();
    // Another way to get the book waits as well.
    await other.order({ order: { kind: 'credit' }, how: 'credit' });
    expect(other.calls()).toEqual([]);
    reply.give(undefined);
    await settle();
    expect(one.outcomes).toMatchObject([{ kind: 'got' }]);
    expect(other.outcomes).toEqual([{ kind: 'already', state: owned }]);
    expect(other.got).toMatchObject([{ how: 'already' }]);
  });

  it('does not delay the order of another book', async () => {
    const reply = heldAnswer<undefined>();
    const one = await begin([free, owned], { [freeCall]: reply.answer });
    const other = await begin([owned]);
    await one.order();
    await other.order({ book: { ...book, productId: 20002 } });
    expect(other.outcomes).toHaveLength(1);
    reply.give(undefined);
    await settle();
  });

  it('is released when the waiting user signs out, and the next user can take it', async () => {
    const reply = heldAnswer<undefined>();
    const one = await begin([free, owned], { [freeCall]: reply.answer });
    const left = await begin([free], { [freeCall]: () => undefined });
    await one.order();
    await left.order();
    left.fire(sessionEnded);
    reply.give(undefined);
    await settle();
    expect(left.calls()).not.toContain(freeCall);
    expect(left.outcomes).toEqual([{ kind: 'refused', error: loggedOutError, state: null }]);
    const next = await begin([owned]);
    await next.order();
    expect(next.outcomes).toHaveLength(1);
  });
});

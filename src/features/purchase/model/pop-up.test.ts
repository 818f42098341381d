import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { contractBroken } from '@/shared/api/contract-broken';
import type { ApiError } from '@/shared/api/errors';
import { cameOnline } from '@/shared/browser/online';
import { navigateFx } from '@/shared/routing/navigate';
import { heldAnswer } from '@/testing/held-answer';
import { aLibraryState, aPurchaseBook, createPurchaseScope } from '@/testing/purchase-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import {
  $isStateLoading,
  $libraryState,
  $stateError,
  popUpRequested,
  stateReceived,
  stateRetryClicked,
} from './library-state';
import { $offer, $price } from './offer';
import { $book, $isOpen, popUpClosed, popUpDismissed, popUpOpened } from './pop-up';

const stateCall = 'POST /api/library/state/1001';
const book = aPurchaseBook();
const network: ApiError = { kind: 'network' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const settle = () => vi.advanceTimersByTimeAsync(0);

type Options = NonNullable<Parameters<typeof createPurchaseScope>[0]>;
async function begin(options: Options = {}) {
  const test = await createPurchaseScope({
    answers: { [stateCall]: aLibraryState(3) },
    ...options,
  });
  const opened = watchCalls(popUpOpened, test.scope);
  const closed = watchCalls(popUpClosed, test.scope);
  return { ...test, opened, closed, get: test.scope.getState };
}

describe('the pop-up', () => {
  it('marks the address, loads the state, and the back key closes it', async () => {
    const { fire, get, router, opened, closed } = await begin();
    fire(popUpRequested, book);
    await settle();
    expect(router.address()).toBe('/pdp/1001#modalOpened');
    expect([get($isOpen), get($isStateLoading), get($book)]).toEqual([true, false, book]);
    expect(get($offer)?.main.action).toBe('buy');
    expect(opened).toEqual([book]);
    fire(navigateFx, { to: -1 });
    await settle();
    expect(get($isOpen)).toBe(false);
    expect(closed).toHaveLength(1);
  });

  it('closes when dismissed and leaves the history unchanged', async () => {
    const { fire, get, router } = await begin();
    fire(popUpRequested, book);
    await settle();
    fire(popUpDismissed);
    await settle();
    expect([get($isOpen), router.address()]).toEqual([false, '/pdp/1001']);
  });

  it('shows loading and the failure, and loads again on retry', async () => {
    const first = heldAnswer<unknown>();
    let answer: () => unknown = first.answer;
    const { fire, get } = await begin({ answers: { [stateCall]: () => answer() } });
    fire(popUpRequested, book);
    await settle();
    expect([get($isStateLoading), get($offer), get($price)]).toEqual([true, null, null]);
    first.fail(network);
    await settle();
    expect([get($isStateLoading), get($stateError)]).toEqual([false, network]);
    answer = () => aLibraryState(1);
    fire(stateRetryClicked);
    await settle();
    expect([get($stateError), get($offer)?.main.action]).toEqual([null, 'openBook']);
  });

  it('loads again after a failure when the connection is back', async () => {
    let isBroken = true;
    const answer = () => {
      if (isBroken) throw network;
      return aLibraryState(1);
    };
    const { fire, get, requests } = await begin({ answers: { [stateCall]: answer } });
    fire(popUpRequested, book);
    await settle();
    isBroken = false;
    fire(cameOnline);
    await settle();
    expect(get($libraryState)).not.toBeNull();
    fire(cameOnline);
    await settle();
    expect(requests).toHaveLength(2);
  });

  it('loads nothing for a closed one when the connection is back', async () => {
    const answer = () => {
      throw network;
    };
    const { fire, requests } = await begin({ answers: { [stateCall]: answer } });
    fire(popUpRequested, book);
    await settle();
    fire(popUpDismissed);
    await settle();
    fire(cameOnline);
    await settle();
    expect(requests).toHaveLength(1);
  });

  it('keeps the known state when a reload fails', async () => {
    let isBroken = false;
    const answer = () => {
      if (isBroken) throw network;
      return aLibraryState(3);
    };
    const { fire, get } = await begin({ answers: { [stateCall]: answer } });
    fire(popUpRequested, book);
    await settle();
    isBroken = true;
    fire(stateRetryClicked);
    await settle();
    expect([get($stateError), get($offer)?.main.action]).toEqual([null, 'buy']);
  });

  it('ignores the answer of an older request', async () => {
    const slow = heldAnswer<unknown>();
    const { fire, get } = await begin({ answers: { [stateCall]: slow.answer } });
    fire(popUpRequested, book);
    await settle();
    fire(stateReceived, { audioBookId: 1001, state: aLibraryState(1) });
    slow.give(aLibraryState(3));
    await settle();
    expect(get($offer)?.main.action).toBe('openBook');
  });

  it('ignores the state of another book', async () => {
    const { fire, get } = await begin();
    fire(popUpRequested, book);
    await settle();
    fire(stateReceived, { audioBookId: 1002, state: aLibraryState(1) });
    expect(get($offer)?.main.action).toBe('buy');
  });

  it('clears the state of the previous book', async () => {
    const slow = heldAnswer<unknown>();
    const { fire, get } = await begin({
      answers: { [stateCall]: aLibraryState(1), 'POST /api/library/state/1002': slow.answer },
    });
    fire(popUpRequested, book);
    await settle();
    fire(popUpRequested, aPurchaseBook({ audioBookId: 1002 }));
    await settle();
    expect([get($libraryState), get($isStateLoading)]).toEqual([null, true]);
  });

  it.each(['/pdp/1001#modalOpened', '/pdp/1001?a=b#modalOpened'])(
    'takes a marker without a book out of the address: %s',
    async (start) => {
      const { router, get } = await begin({ start });
      await settle();
      expect([router.entries, get($isOpen)]).toEqual([[start.split('#')[0]], false]);
    },
  );

  it.each(['/pdp/1002', '/pdp/1001?a=b'])(
    'removes the marker on another page: %s',
    async (page) => {
      const { fire, router, get } = await begin();
      fire(popUpRequested, book);
      await settle();
      const moved = vi.spyOn(router, 'navigate');
      fire(navigateFx, { to: `${page}#modalOpened` });
      await settle();
      expect([router.address(), get($isOpen)]).toEqual([page, false]);
      expect(moved).toHaveBeenLastCalledWith(page, { replace: true, keepsScroll: true });
    },
  );

  it('is open again after going back, with a fresh library state', async () => {
    const { fire, router, get, requests } = await begin();
    fire(popUpRequested, book);
    await settle();
    fire(navigateFx, { to: '/credit' });
    await settle();
    expect(get($isOpen)).toBe(false);
    fire(navigateFx, { to: -1 });
    await settle();
    expect([router.address(), get($isOpen)]).toEqual(['/pdp/1001#modalOpened', true]);
    expect(requests).toHaveLength(2);
  });
});

describe('the price', () => {
  const discounts = [{ discountValue: 100_000, discountPercentage: 0.1 }];

  it.each([
    ['with a price of their own', aLibraryState(3, 0, 800_000), { rial: 800_000, discounts: [] }],
    [
      'with a discount',
      { ...aLibraryState(3, 0, 800_000), discounts },
      { rial: 800_000, discounts },
    ],
    ['without one', aLibraryState(3, 0, null), { rial: 900_000, discounts: [] }],
    ['with an owned book', aLibraryState(1), null],
    ['with a free book', aLibraryState(2), null],
  ])('is that of the page for a user %s', async (_, state, price) => {
    const { fire, get } = await begin({ answers: { [stateCall]: state } });
    fire(popUpRequested, book);
    await settle();
    expect(get($price)).toEqual(price);
  });
});

it('reports unknown numbers', async () => {
  const { fire, scope } = await begin({ answers: { [stateCall]: aLibraryState(99) } });
  const reported = watchCalls(contractBroken, scope);
  fire(popUpRequested, book);
  await settle();
  expect(reported).toEqual(['getLibraryState: purchaseButtonAction 99']);
});

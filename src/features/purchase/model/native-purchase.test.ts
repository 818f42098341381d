import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { purchased } from '@/entities/purchase/purchased';
import { sessionEnded } from '@/shared/api/tokens';
import { nativeEventReceived } from '@/shared/bridge/native-events';
import type { EventPayload } from '@/shared/bridge/events';
import { aLibraryState, aPurchaseBook, createPurchaseScope } from '@/testing/purchase-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { mainButtonClicked } from './buttons';
import { popUpRequested } from './library-state';
import { $offer } from './offer';
import { $success, purchaseNoticeRaised } from './outcome';
import { $isOpen } from './pop-up';
import { $busyButton } from './press';

const book = aPurchaseBook();
const methods = ['purchase', 'goToLibraryTabRefresh'] as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

type Options = NonNullable<Parameters<typeof createPurchaseScope>[0]>;
async function bought(subscriptionState = 0, options: Options = {}) {
  const library = { now: aLibraryState(3, subscriptionState), isBroken: false };
  const test = await createPurchaseScope({
    platform: 'android',
    methods,
    answers: {
      'POST /api/library/state/1001': () => {
        if (library.isBroken) throw { kind: 'network' };
        return library.now;
      },
    },
    ...options,
  });
  const got = watchCalls(purchased, test.scope);
  const notices = watchCalls(purchaseNoticeRaised, test.scope);
  test.fire(popUpRequested, book);
  await pass();
  test.fire(mainButtonClicked);
  test.fire(mainButtonClicked);
  await pass();
  const answer = (payload: EventPayload<'purchaseResult'>) =>
    test.fire(nativeEventReceived, { name: 'purchaseResult', payload });
  const resume = () => test.fire(nativeEventReceived, { name: 'appResumed', payload: null });
  /** How often the library was read. With other models loaded, its state makes them ask for the quota as well. */
  const reads = () => test.requests.filter(({ url }) => url.startsWith('/api/library/')).length;
  return { ...test, get: test.scope.getState, library, got, notices, answer, resume, reads };
}
const asked = (productId: string) => ({ method: 'purchase', args: { productId } });
const refreshed = { method: 'goToLibraryTabRefresh', args: { audioBookId: '1001' } };
const gotIt = { audioBookId: 1001, productId: 20001, how: 'native' };

describe('a native purchase', () => {
  it.each([
    [0, '20001'],
    [3, '20001'],
    [4, '20001@7'],
  ])('starts once and closes the pop-up (state %i)', async (state, productId) => {
    const { calls, get } = await bought(state);
    expect(calls).toEqual([asked(productId)]);
    expect([get($isOpen), get($busyButton)]).toEqual([false, null]);
  });

  it.each(['20001', '20001@7'])(
    'paid: the library is read and refreshed (%s)',
    async (productId) => {
      const { answer, library, got, calls, get, reads } = await bought(4);
      library.now = aLibraryState(1);
      answer({ productId, status: 'paid' });
      await pass();
      expect(got).toEqual([gotIt]);
      expect(calls).toEqual([asked('20001@7'), refreshed]);
      expect(get($success)).toEqual({ book, how: 'native' });
      expect(get($offer)?.main.action).toBe('openBook');
      expect(reads()).toBe(2);
    },
  );

  it('opens our library page when the wrapper cannot refresh its own, and back leads to the book', async () => {
    const { answer, router } = await bought(0, { methods: ['purchase'] });
    answer({ productId: '20001', status: 'paid' });
    await pass();
    expect(router.entries).toEqual(['/pdp/1001', '/library']);
  });

  it('counts as bought when the library cannot be read', async () => {
    const { answer, library, got } = await bought();
    library.isBroken = true;
    answer({ productId: '20001', status: 'paid' });
    await pass();
    expect(got).toEqual([gotIt]);
  });

  it('ignores a replay, another product and a purchase that did not start here', async () => {
    const { answer, got, calls, reads } = await bought();
    answer({ productId: '20002', status: 'paid' });
    answer({ productId: 'x', status: 'paid' });
    expect(got).toEqual([]);
    answer({ productId: '20001', status: 'paid' });
    answer({ productId: '20001', status: 'paid' });
    await pass();
    expect(got).toHaveLength(1);
    expect([calls.length, reads()]).toEqual([2, 2]);
  });

  it('waits for a pending payment and then counts', async () => {
    const { answer, got, notices } = await bought();
    answer({ productId: '20001', status: 'pending' });
    await pass();
    expect([got, notices]).toEqual([[], [{ kind: 'pending' }]]);
    answer({ productId: '20001', status: 'paid' });
    await pass();
    expect(got).toHaveLength(1);
  });

  it('cancelled: shows no notice and ignores later answers', async () => {
    const { answer, got, notices } = await bought();
    answer({ productId: '20001', status: 'cancelled' });
    answer({ productId: '20001', status: 'paid' });
    await pass();
    expect([got, notices]).toEqual([[], []]);
  });

  it.each([
    ['why', 'why'],
    [null, null],
    [undefined, null],
  ])('failed: shows the reason (%s)', async (message, text) => {
    const { answer, notices, got } = await bought();
    answer({ productId: '20001', status: 'failed', ...(message !== undefined && { message }) });
    answer({ productId: '20001', status: 'paid' });
    await pass();
    expect(notices).toEqual([{ kind: 'failed', text }]);
    expect(got).toEqual([]);
  });
});

describe('back in the app without an answer', () => {
  it('reads the library after 2 s and counts the purchase once', async () => {
    const { resume, answer, library, got, calls, reads } = await bought();
    library.now = aLibraryState(1);
    resume();
    await pass(1999);
    expect(reads()).toBe(1);
    await pass(1);
    expect(got).toEqual([gotIt]);
    expect(calls.at(-1)).toEqual(refreshed);
    answer({ productId: '20001', status: 'paid' });
    resume();
    await pass(5000);
    expect(got).toHaveLength(1);
    expect(reads()).toBe(2);
  });

  it('accepts a late answer when the library lacks the book', async () => {
    const { resume, answer, got, reads } = await bought();
    resume();
    await pass(2000);
    expect([got.length, reads()]).toEqual([0, 2]);
    answer({ productId: '20001', status: 'paid' });
    await pass();
    expect(got).toHaveLength(1);
  });

  it('reads the library once for a book whose purchase was started again', async () => {
    const { fire, resume, answer, reads } = await bought();
    answer({ productId: '20001', status: 'pending' });
    fire(popUpRequested, book);
    await pass();
    fire(mainButtonClicked);
    await pass();
    const before = reads();
    resume();
    await pass(2000);
    expect(reads()).toBe(before + 1);
  });

  it('reads nothing when the answer has come or the user has signed out', async () => {
    const first = await bought();
    first.resume();
    await pass(1000);
    first.answer({ productId: '20001', status: 'cancelled' });
    await pass(5000);
    expect(first.reads()).toBe(1);
    const second = await bought();
    second.fire(sessionEnded);
    second.resume();
    second.answer({ productId: '20001', status: 'paid' });
    await pass(5000);
    expect([second.got.length, second.reads()]).toEqual([0, 1]);
  });
});

describe('a wrapper that rejects the purchase', () => {
  it.each(['web', 'ios'] as const)(
    'leads to the web checkout without the method: %s',
    async (platform) => {
      const { router, get, got, notices } = await bought(0, { platform, methods: [] });
      expect(router.entries).toEqual(['/pdp/1001', '/app-checkout/book-1001']);
      expect([get($busyButton), got.length, notices.length]).toEqual([null, 0, 0]);
    },
  );

  it('shows a notice while another purchase is running', async () => {
    const { fire, notices, get } = await bought();
    fire(popUpRequested, book);
    await pass();
    fire(mainButtonClicked);
    await pass();
    expect(notices).toEqual([{ kind: 'busy' }]);
    expect([get($isOpen), get($busyButton)]).toEqual([true, null]);
  });

  it('shows a notice when the wrapper throws', async () => {
    const test = await createPurchaseScope({
      platform: 'android',
      methods,
      answers: { 'POST /api/library/state/1001': aLibraryState(3) },
    });
    const notices = watchCalls(purchaseNoticeRaised, test.scope);
    vi.spyOn(test.calls, 'push').mockImplementation(() => {
      throw new Error('Java');
    });
    test.fire(popUpRequested, book);
    await pass();
    test.fire(mainButtonClicked);
    await pass();
    expect(notices).toEqual([{ kind: 'failed', text: null }]);
    expect(test.router.address()).toBe('/pdp/1001#modalOpened');
  });
});

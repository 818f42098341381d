import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { heldAnswer } from '@/testing/held-answer';
import { anHttpError, aLibraryState } from '@/testing/purchase-fixtures';
import {
  book,
  consumeCall,
  freeCall,
  answerInSequence,
  createScopeWithOpenPopUp as opened,
  owned,
} from '@/testing/order-fixtures';

import { mainButtonClicked, subscriptionButtonClicked } from './buttons';
import { popUpRequested } from './library-state';
import { $offer } from './offer';
import { $success, successDismissed } from './outcome';
import { $isOpen, popUpDismissed } from './pop-up';
import { $busyButton } from './press';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('a free book', () => {
  const free = aLibraryState(2, 0, 0);

  it('is ordered once, and the success appears after a fresh library state', async () => {
    const { scope, fire, got, sent, notices } = await opened([free, free, owned], {
      [freeCall]: () => undefined,
    });
    fire(mainButtonClicked);
    await settle();
    expect(sent(freeCall).map(({ url, body }) => [url, body])).toEqual([
      ['/api/orders/app-nopayment?productId=20001', {}],
    ]);
    expect(got).toEqual([{ audioBookId: 1001, productId: 20001, how: 'free' }]);
    expect(scope.getState($success)).toEqual({ book, how: 'free' });
    expect(scope.getState($offer)?.main.action).toBe('openBook');
    expect(scope.getState($busyButton)).toBeNull();
    expect(notices).toEqual([]);
    fire(successDismissed);
    expect(scope.getState($success)).toBeNull();
  });

  it('is ordered once despite further clicks on both buttons', async () => {
    const reply = heldAnswer<undefined>();
    const { scope, fire, got, sent } = await opened([free, free, owned], {
      [freeCall]: reply.answer,
    });
    for (let click = 0; click < 3; click += 1) fire(mainButtonClicked);
    fire(subscriptionButtonClicked);
    await settle();
    expect(scope.getState($busyButton)).toBe('main');
    fire(popUpDismissed);
    await settle();
    fire(popUpRequested, book);
    await settle();
    fire(mainButtonClicked);
    reply.give(undefined);
    await settle();
    expect(sent(freeCall)).toHaveLength(1);
    expect(got).toHaveLength(1);
    expect(scope.getState($busyButton)).toBeNull();
  });

  it('is added and played by the small button', async () => {
    const { fire, got, played, calls, scope } = await opened(
      [free, free, owned],
      { [freeCall]: () => undefined },
      { platform: 'android', methods: ['goToLibraryTabRefresh'] },
    );
    fire(subscriptionButtonClicked);
    await settle();
    expect(got).toMatchObject([{ how: 'free' }]);
    expect(played).toEqual([book]);
    expect(calls).toEqual([]);
    expect(scope.getState($success)).toBeNull();
    expect(scope.getState($isOpen)).toBe(false);
  });

  it.each([
    ['android', 'goToLibraryTabRefresh'],
    ['ios', 'openBookRefresh'],
  ] as const)('refreshes the native library on %s', async (platform, method) => {
    const { fire, calls, router } = await opened(
      [free, free, owned],
      { [freeCall]: () => undefined },
      { platform, methods: [method] },
    );
    fire(mainButtonClicked);
    await settle();
    expect(calls).toEqual([{ method, args: { audioBookId: '1001' } }]);
    expect(router.address()).toBe('/pdp/1001#modalOpened');
  });

  it.each(['android', 'ios'] as const)(
    'leads to our own library in an older app on %s, in place of the pop-up',
    async (platform) => {
      const { fire, calls, router } = await opened(
        [free, free, owned],
        { [freeCall]: () => undefined },
        { platform, methods: ['hideTabs'] },
      );
      fire(mainButtonClicked);
      await settle();
      expect(calls).toEqual([]);
      expect(router.entries).toEqual(['/pdp/1001', '/library']);
    },
  );
});

describe('the subscription', () => {
  it.each([
    ['the main button', aLibraryState(5, 4), mainButtonClicked],
    ['its own button', aLibraryState(3, 4), subscriptionButtonClicked],
  ])('orders the book by %s', async (_, state, click) => {
    const { fire, got, sent } = await opened([state, state, owned], {
      [freeCall]: () => undefined,
    });
    fire(click);
    await settle();
    expect(sent(freeCall)).toHaveLength(1);
    expect(got).toMatchObject([{ how: 'subscription' }]);
  });

  it('gives a title that an earlier subscription had lent, and plays it', async () => {
    const lent = aLibraryState(3, 6);
    const { fire, got, sent, played } = await opened([lent, lent, owned], {
      [consumeCall]: () => undefined,
    });
    fire(subscriptionButtonClicked);
    await settle();
    expect(sent(consumeCall)).toHaveLength(1);
    expect(got).toMatchObject([{ how: 'subscription' }]);
    expect(played).toEqual([book]);
  });

  it("shows the server's message when it refuses", async () => {
    const { fire, notices } = await opened([aLibraryState(3, 6)], {
      [consumeCall]: answerInSequence(anHttpError(402, 'no quota')),
    });
    fire(subscriptionButtonClicked);
    await settle();
    expect(notices).toEqual([{ kind: 'failed', text: 'no quota' }]);
  });
});

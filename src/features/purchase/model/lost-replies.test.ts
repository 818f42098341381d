import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { errorText } from '@/shared/api/error-text';
import { sessionEnded } from '@/shared/api/tokens';
import { heldAnswer } from '@/testing/held-answer';
import { anHttpError, aLibraryState } from '@/testing/purchase-fixtures';
import {
  book,
  freeCall,
  answerInSequence,
  network,
  createScopeWithOpenPopUp as opened,
  owned,
  stateCall,
} from '@/testing/order-fixtures';

import { mainButtonClicked, subscriptionButtonClicked } from './buttons';
import { $stateError, popUpRequested } from './library-state';
import { $offer } from './offer';
import { $failure, $failureText, $success } from './outcome';
import { popUpDismissed } from './pop-up';
import { $busyButton } from './press';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('a lost reply', () => {
  const free = aLibraryState(2, 0, 0);

  it.each([network, anHttpError(500), anHttpError(409)])(
    'counts as done when the library has the book (%j)',
    async (error) => {
      const { fire, got, sent, scope } = await opened([free, free, owned], {
        [freeCall]: answerInSequence(error),
      });
      fire(mainButtonClicked);
      await settle();
      expect(sent(freeCall)).toHaveLength(1);
      expect(got).toMatchObject([{ how: 'free' }]);
      expect(scope.getState($failure)).toBeNull();
    },
  );

  it('shows the error and is not retried when the library lacks the book', async () => {
    const { fire, got, sent, scope, notices } = await opened([free], {
      [freeCall]: answerInSequence(network),
    });
    fire(mainButtonClicked);
    await settle();
    expect(sent(freeCall)).toHaveLength(1);
    expect(got).toEqual([]);
    expect(scope.getState($failure)).toEqual(network);
    expect(scope.getState($busyButton)).toBeNull();
    expect(notices).toEqual([]);
  });

  it.each([
    [network, 'unknown'],
    [anHttpError(503), 'unknown'],
  ])('has an unknown result when the library state fails too (%j)', async (error, kind) => {
    const { fire, got, sent, scope, notices } = await opened([free, free, network], {
      [freeCall]: answerInSequence(error),
    });
    fire(mainButtonClicked);
    await settle();
    expect([sent(freeCall).length, got.length]).toEqual([1, 0]);
    expect(notices).toEqual([{ kind }]);
    expect(scope.getState($offer)).toBeNull();
    expect(scope.getState($stateError)).toEqual(network);
    expect(scope.getState($failure)).toBeNull();
  });

  it('is a refusal when the server refused and the library state fails', async () => {
    const refusal = anHttpError(409, 'not free');
    const { fire, scope, notices } = await opened([free, free, network], {
      [freeCall]: answerInSequence(refusal),
    });
    fire(mainButtonClicked);
    await settle();
    expect(notices).toEqual([{ kind: 'failed', text: 'not free' }]);
    expect(scope.getState($failure)).toEqual(refusal);
    expect(scope.getState($offer)?.main.action).toBe('orderFree');
  });

  it('is a refusal that shows the state which the library has by then', async () => {
    const dearer = aLibraryState(3, 0, 990_000);
    const { fire, scope } = await opened([free, free, dearer], {
      [freeCall]: answerInSequence(anHttpError(409, 'not free')),
    });
    fire(mainButtonClicked);
    await settle();
    expect(scope.getState($offer)?.main).toMatchObject({
      action: 'buy',
      promise: { rial: 990_000 },
    });
  });

  it('has an unknown result when the server accepts and the library lacks the book', async () => {
    const { fire, got, notices } = await opened([free], { [freeCall]: () => undefined });
    fire(mainButtonClicked);
    await settle();
    expect(got).toEqual([]);
    expect(notices).toEqual([{ kind: 'unknown' }]);
  });

  it('is a success when the server accepts and the library state fails', async () => {
    const { fire, got, scope } = await opened([free, free, network], {
      [freeCall]: () => undefined,
    });
    fire(mainButtonClicked);
    await settle();
    expect(got).toMatchObject([{ how: 'free' }]);
    expect(scope.getState($stateError)).toEqual(network);
  });
});

it('leaves no failure behind for the pop-up of the next book', async () => {
  const { fire, scope } = await opened([aLibraryState(2, 0, 0)], {
    [freeCall]: answerInSequence(network),
    'POST /api/library/state/1002': aLibraryState(3),
  });
  fire(mainButtonClicked);
  await settle();
  expect(scope.getState($failureText)?.text).toBe(errorText(network));
  fire(popUpDismissed);
  await settle();
  fire(popUpRequested, { ...book, audioBookId: 1002, productId: 20002 });
  await settle();
  expect(scope.getState($failureText)).toBeNull();
});

describe('no order is sent', () => {
  const free = aLibraryState(2, 0, 0);

  it.each([{ kind: 'offline' } as const, network])('without a connection (%j)', async (error) => {
    const { fire, sent, scope, got } = await opened([free, error]);
    fire(mainButtonClicked);
    await settle();
    expect([sent(freeCall).length, got.length]).toEqual([0, 0]);
    expect(scope.getState($failure)).toEqual(error);
    expect(scope.getState($offer)?.main.action).toBe('orderFree');
  });

  it('and no state is read again when the connection was lost just before', async () => {
    const { fire, sent, scope } = await opened([free], {
      [freeCall]: answerInSequence({ kind: 'offline' }),
    });
    fire(mainButtonClicked);
    await settle();
    expect(sent(stateCall)).toHaveLength(2);
    expect(scope.getState($failure)).toEqual({ kind: 'offline' });
  });

  it('for a book that another tab has bought meanwhile', async () => {
    const { fire, sent, got, scope } = await opened([free, owned]);
    fire(mainButtonClicked);
    await settle();
    expect(sent(freeCall)).toEqual([]);
    expect(got).toEqual([{ audioBookId: 1001, productId: 20001, how: 'already' }]);
    expect(scope.getState($success)).toEqual({ book, how: 'already' });
  });

  it('when the book is not free any more', async () => {
    const { fire, sent, got, scope, notices } = await opened([free, aLibraryState(3)]);
    fire(mainButtonClicked);
    await settle();
    expect([sent(freeCall).length, got.length]).toEqual([0, 0]);
    expect(notices).toEqual([{ kind: 'changed' }]);
    expect(scope.getState($offer)?.main.action).toBe('buy');
    expect(scope.getState($failure)).toBeNull();
  });

  it('for a user who signed out while it waited, and no notice appears', async () => {
    const look = heldAnswer<unknown>();
    const { fire, sent, got, scope, notices } = await opened([free, look.answer]);
    fire(mainButtonClicked);
    await settle();
    fire(sessionEnded);
    look.give(free);
    await settle();
    expect([sent(freeCall).length, got.length, notices.length]).toEqual([0, 0, 0]);
    expect(scope.getState($failure)).toBeNull();
    expect(scope.getState($busyButton)).toBeNull();
  });

  it.each([aLibraryState(0, 5), aLibraryState(99, 42), aLibraryState(6, 0, null)])(
    'by a disabled button',
    async (state) => {
      const { fire, requests, scope } = await opened([state]);
      fire(mainButtonClicked);
      fire(subscriptionButtonClicked);
      await settle();
      expect(requests).toHaveLength(1);
      expect(scope.getState($busyButton)).toBeNull();
    },
  );

  it('by a click when the pop-up is closed', async () => {
    const { fire, requests } = await opened([free]);
    fire(popUpDismissed);
    await settle();
    fire(mainButtonClicked);
    await settle();
    expect(requests).toHaveLength(1);
  });
});

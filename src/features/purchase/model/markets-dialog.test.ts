import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { purchased } from '@/entities/purchase/purchased';
import { sessionEnded } from '@/shared/api/tokens';
import { navigateFx } from '@/shared/routing/navigate';
import { heldAnswer } from '@/testing/held-answer';
import { aLibraryState, aPurchaseBook, createPurchaseScope } from '@/testing/purchase-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { mainButtonClicked } from './buttons';
import { popUpRequested } from './library-state';
import {
  $dialog,
  $isDialogOpen,
  confirmPurchaseClicked,
  dialogCancelled,
  dialogOpened,
  dialogPressed,
  increaseCreditClicked,
} from './markets-dialog';
import { $success, purchaseNoticeRaised } from './outcome';
import { $isOpen, popUpDismissed } from './pop-up';
import { $busyButton } from './press';

const book = aPurchaseBook();
const directCall = 'POST /api/markets/direct-purchase';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

async function pressed(state = aLibraryState(6), direct: unknown = { isFinal: true }) {
  const library = { now: state };
  const test = await createPurchaseScope({
    clientId: '2',
    platform: 'android',
    methods: ['goToLibraryTabRefresh'],
    answers: {
      'POST /api/library/state/1001': () => library.now,
      [directCall]: direct,
    },
  });
  const got = watchCalls(purchased, test.scope);
  const notices = watchCalls(purchaseNoticeRaised, test.scope);
  const openings = watchCalls(dialogOpened, test.scope);
  const presses = watchCalls(dialogPressed, test.scope);
  test.fire(popUpRequested, book);
  await pass();
  test.fire(mainButtonClicked);
  const orders = () => test.requests.filter(({ url }) => url.includes('direct-purchase'));
  return { ...test, get: test.scope.getState, library, got, notices, openings, presses, orders };
}

describe('the markets dialog', () => {
  it('opens 800 ms after the tap, above the pop-up, with the price', async () => {
    const { get, openings, router } = await pressed();
    await pass(799);
    expect([get($isDialogOpen), get($busyButton)]).toEqual([false, 'main']);
    await pass(1);
    expect(get($isDialogOpen)).toBe(true);
    expect(get($dialog)).toEqual({ kind: 'confirm', book, rial: 900_000 });
    expect(openings).toEqual([{ kind: 'confirm', book, rial: 900_000 }]);
    expect(router.address()).toBe('/pdp/1001#modalOpened');
  });

  it.each([900_000, null])('says that the credit is not enough (%s)', async (rial) => {
    const { get } = await pressed(aLibraryState(7, 0, rial));
    await pass(800);
    expect(get($dialog)).toEqual({ kind: 'notEnough', book, rial });
  });

  it.each([
    ['the pop-up is closed', popUpDismissed, undefined],
    ['the user signs out', sessionEnded, undefined],
    ['the user opens another page', navigateFx, { to: '/profile' }],
  ] as const)('does not open when %s before', async (_, unit, params) => {
    const { fire, get } = await pressed();
    await pass(400);
    fire(unit as typeof navigateFx, params as { to: string });
    await pass(5000);
    expect([get($isDialogOpen), get($busyButton)]).toEqual([false, null]);
  });

  it.each([
    ['the back key', navigateFx, { to: -1 }],
    ['a sign-out', sessionEnded, undefined],
  ] as const)('closes with the pop-up: %s', async (_, unit, params) => {
    const { fire, get, orders } = await pressed();
    await pass(800);
    fire(unit as typeof navigateFx, params as { to: number });
    await pass();
    expect([get($isDialogOpen), get($busyButton)]).toEqual([false, null]);
    fire(confirmPurchaseClicked);
    await pass(5000);
    expect(orders()).toEqual([]);
  });
});

describe('cancel', () => {
  it('closes the dialog, and 1200 ms later the pop-up', async () => {
    const { fire, get, router, presses } = await pressed();
    await pass(800);
    fire(dialogCancelled);
    fire(dialogCancelled);
    expect([get($isDialogOpen), get($busyButton)]).toEqual([false, null]);
    expect(presses.map(({ button }) => button)).toEqual(['cancel']);
    await pass(1199);
    expect(get($isOpen)).toBe(true);
    await pass(1);
    expect([get($isOpen), router.address()]).toEqual([false, '/pdp/1001']);
  });

  it.each([
    ['opened again', [popUpDismissed, undefined], [popUpRequested, book]],
    ['requested again while open', [popUpRequested, book]],
    [
      'left and reached again through the history',
      [navigateFx, { to: -1 }],
      [navigateFx, { to: 1 }],
    ],
  ] as const)('does not close a pop-up that was %s meanwhile', async (_, ...steps) => {
    const { fire, get } = await pressed();
    await pass(800);
    fire(dialogCancelled);
    await pass(300);
    for (const [unit, params] of steps) {
      fire(unit as typeof popUpRequested, params as typeof book);
      await pass();
    }
    await pass(5000);
    expect(get($isOpen)).toBe(true);
  });
});

it('opens the credit tab and stays there', async () => {
  const { fire, router, get, presses } = await pressed(aLibraryState(7));
  await pass(800);
  fire(confirmPurchaseClicked);
  expect(presses).toEqual([]);
  fire(increaseCreditClicked);
  await pass(5000);
  expect(router.entries).toEqual(['/pdp/1001', '/credit']);
  expect(router.address()).toBe('/credit');
  expect([get($isDialogOpen), get($busyButton)]).toEqual([false, null]);
});

describe('confirm', () => {
  it.each([
    [0, 0],
    [3, 0],
    [4, 7],
  ])('sends one direct purchase (state %i: transition %i)', async (state, transition) => {
    const test = await pressed(aLibraryState(6, state));
    const { fire, orders, library, got, calls, get } = test;
    await pass(800);
    fire(confirmPurchaseClicked);
    fire(confirmPurchaseClicked);
    fire(mainButtonClicked);
    library.now = aLibraryState(6, state);
    await pass();
    expect(orders().map(({ body }) => body)).toEqual([
      { productId: 20001, libraryTransitionType: transition },
    ]);
    // The library is slow to know: nothing is claimed.
    expect([got.length, calls.length, get($busyButton)]).toEqual([0, 0, null]);
  });

  it('buys the book, refreshes the native library and closes the pop-up', async () => {
    const reply = heldAnswer<unknown>();
    const { fire, library, got, calls, get, notices } = await pressed(
      aLibraryState(6),
      reply.answer,
    );
    await pass(800);
    fire(confirmPurchaseClicked);
    await pass();
    expect([get($busyButton), get($isDialogOpen)]).toEqual(['main', false]);
    library.now = aLibraryState(1);
    reply.give({ isFinal: true });
    await pass();
    expect(got).toEqual([{ audioBookId: 1001, productId: 20001, how: 'credit' }]);
    expect(calls).toEqual([{ method: 'goToLibraryTabRefresh', args: { audioBookId: '1001' } }]);
    expect([get($busyButton), notices.length]).toEqual([null, 0]);
    await pass(1200);
    expect(get($isOpen)).toBe(false);
    expect(get($success)).toEqual({ book, how: 'credit' });
  });

  it('finishes the order when the pop-up closes before the answer', async () => {
    const reply = heldAnswer<unknown>();
    const { fire, library, got, get } = await pressed(aLibraryState(6), reply.answer);
    await pass(800);
    fire(confirmPurchaseClicked);
    await pass(1200);
    expect([get($isOpen), get($busyButton)]).toEqual([false, 'main']);
    library.now = aLibraryState(1);
    reply.give({ isFinal: true });
    await pass();
    expect([got.length, get($busyButton)]).toEqual([1, null]);
  });

  it('buys nothing when the price has changed, and shows a notice', async () => {
    const { fire, library, orders, notices, get } = await pressed();
    await pass(800);
    library.now = aLibraryState(6, 0, 950_000);
    fire(confirmPurchaseClicked);
    await pass();
    expect([orders().length, notices]).toEqual([0, [{ kind: 'changed' }]]);
    await pass(5000);
    expect(get($isOpen)).toBe(true);
  });

  it('does not count a payment that continues outside the app', async () => {
    const { fire, got, notices } = await pressed(aLibraryState(6), { isFinal: false });
    await pass(800);
    fire(confirmPurchaseClicked);
    await pass();
    expect([got.length, notices]).toEqual([0, [{ kind: 'unknown' }]]);
  });
});

import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';

import { notificationRequested } from '@/features/notifications/model';
import { sessionEnded } from '@/shared/api/tokens';
import { appCheckout as texts } from '@/shared/i18n/fa/app-checkout';
import {
  bookState,
  checkoutPage,
  offline,
  openCheckout,
  paid,
  payCall,
  refuse,
  shopPage,
  stateOf,
} from '@/testing/checkout-fixtures';
import { heldAnswer } from '@/testing/held-answer';
import { passTimers } from '@/testing/pass-timers';
import { watchCalls } from '@/testing/watch-calls';

import { $checkoutOffer } from './model';
import { checkClicked, payClicked } from './payment';

passTimers();

const here = checkoutPage('book-1001');
const other = checkoutPage('book-1002');

/** A book whose order waits for its answer while the user goes on to another page. */
async function payAndLeave(elsewhere: typeof shopPage) {
  const held = heldAnswer<unknown>();
  let state: () => unknown = () => bookState(3);
  const test = await openCheckout('book-1001', {
    [stateOf(1001)]: () => state(),
    [payCall]: async () => {
      const { answer, after } = (await held.answer()) as End;
      state = after;
      return answer();
    },
  });
  const { scope, router } = test;
  const settled = () => new Promise((resolve) => void setTimeout(resolve));
  const visit = async (page: typeof shopPage) => {
    router.visit(page);
    await settled();
  };
  const notices = watchCalls(notificationRequested, scope);
  void allSettled(payClicked, { scope });
  await settled();
  await visit(elsewhere);
  const end = async (by: End) => {
    held.give(by);
    await allSettled(scope);
  };
  const become = (next: () => unknown) => {
    state = next;
  };
  return { ...test, visit, notices, end, become };
}
interface End {
  /** The server's answer to the order. */
  readonly answer: () => unknown;
  /** Its answer to what becomes of the book then. */
  readonly after: () => unknown;
}

const done: End = { answer: paid, after: () => bookState(1) };
const refused: End = { answer: refuse, after: () => bookState(3) };
const unknown: End = { answer: offline, after: offline };

describe.each([
  ['another page', shopPage, { done: 'done', refused: 'refused', unknown: 'unknown' }],
  ['the checkout of another item', other, { done: 'open', refused: 'open', unknown: 'unknown' }],
] as const)('a payment that ends while the user is on %s', (_place, elsewhere, back) => {
  it.each([
    ['done', done, { kind: 'info', text: texts.doneElsewhere }],
    ['refused', refused, { kind: 'warning', text: texts.notCharged }],
    ['unknown', unknown, { kind: 'warning', text: texts.unknown }],
  ] as const)('is told there as %s', async (kind, how, notice) => {
    const { visit, notices, end, stage } = await payAndLeave(elsewhere);
    await end(how);
    expect(notices).toEqual([notice]);
    await visit(here);
    expect(stage()).toBe(back[kind]);
    await visit(elsewhere);
    await visit(here);
    expect(stage()).toBe(kind === 'unknown' ? 'unknown' : 'open');
  });
});

it('leaves the other item as it is, whose own payment it does not block', async () => {
  const { scope, end, stage, orders } = await payAndLeave(other);
  await end(unknown);
  expect(stage()).toBe('open');
  expect(scope.getState($checkoutOffer)).toMatchObject({
    book: { audioBookId: 1002 },
    standing: 'forSale',
  });
  await allSettled(payClicked, { scope });
  expect(orders()).toHaveLength(2);
});

it('changes nothing of the other item when the book is got', async () => {
  const { scope, end } = await payAndLeave(other);
  await end(done);
  expect(scope.getState($checkoutOffer)).toMatchObject({ standing: 'forSale' });
});

it('is told by the page alone once the user has come back to it', async () => {
  const { scope, visit, notices, end, stage } = await payAndLeave(other);
  await visit(here);
  await end(done);
  expect([stage(), notices]).toEqual(['done', []]);
  expect(scope.getState($checkoutOffer)).toMatchObject({ standing: 'owned' });
});

it('can be looked at again after its end was missed', async () => {
  const { scope, visit, end, become, stage } = await payAndLeave(other);
  await end(unknown);
  become(() => bookState(1));
  await allSettled(checkClicked, { scope });
  expect(stage()).toBe('open');
  await visit(here);
  await allSettled(checkClicked, { scope });
  expect(stage()).toBe('done');
});

it('blocks another one for its item, also after a payment for another item', async () => {
  const { scope, visit, end, orders, stage } = await payAndLeave(other);
  await end(unknown);
  await allSettled(payClicked, { scope });
  expect(orders()).toHaveLength(2);
  await visit(here);
  expect(stage()).toBe('unknown');
  await allSettled(payClicked, { scope });
  expect(orders()).toHaveLength(2);
});

it('blocks another one for its item under another spelling of the address', async () => {
  const { scope, visit, end, orders, stage } = await payAndLeave(shopPage);
  await end(unknown);
  await visit(checkoutPage(btoa('{"kind":"book","id":1001}')));
  expect(stage()).toBe('unknown');
  await allSettled(payClicked, { scope });
  expect(orders()).toHaveLength(1);
});

it('is told to no other user', async () => {
  const { scope, notices, end } = await payAndLeave(other);
  void allSettled(sessionEnded, { scope });
  await end(done);
  expect(notices.filter(({ text }) => text === texts.doneElsewhere)).toEqual([]);
});

import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { purchased } from '@/entities/purchase/purchased';
import { $tokens, sessionEnded } from '@/shared/api/tokens';
import type { EventPayload } from '@/shared/bridge/events';
import { nativeEventReceived } from '@/shared/bridge/native-events';
import { aLibraryState, aPurchaseBook, createPurchaseScope } from '@/testing/purchase-fixtures';
import { someTokens } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { mainButtonClicked } from './buttons';
import { popUpRequested } from './library-state';
import { popUpDismissed } from './pop-up';

type Result = EventPayload<'purchaseResult'>;
type Step =
  | { do: 'buy'; book: number }
  | { do: 'answer'; result: Result }
  | { do: 'replay' | 'close' | 'resume' | 'signOut' | 'signIn' }
  /** The purchase was paid without an answer. */
  | { do: 'payUnreported'; book: number }
  | { do: 'wait'; ms: number };

const books = [1001, 1002, 1003];
const productOf = (book: number) => book + 19_000;
const steps = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...books).map((book): Step => ({ do: 'buy', book })) },
  {
    weight: 6,
    arbitrary: fc
      .record({
        productId: fc.constantFrom('20001', '20001@7', '20002', '20003', '20004', 'x@y'),
        status: fc.constantFrom('paid', 'paid', 'paid', 'pending', 'cancelled', 'failed'),
      })
      .map((result): Step => ({ do: 'answer', result: result })),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Step>({ do: 'replay' }, { do: 'close' }, { do: 'resume' }),
  },
  { weight: 1, arbitrary: fc.constantFrom<Step>({ do: 'signOut' }, { do: 'signIn' }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...books).map((book): Step => ({ do: 'payUnreported', book })),
  },
  { weight: 3, arbitrary: fc.constantFrom(500, 2000).map((ms): Step => ({ do: 'wait', ms })) },
);

/** The reference model of the native purchases. */
interface Reference {
  now: number;
  isLoggedIn: boolean;
  /** The books whose purchase has no final answer. */
  started: number[];
  /** The purchase that blocks others, until the given time. */
  lock: { book: number; until: number } | null;
  /** The times at which the library is read for unanswered purchases. */
  lookUps: number[];
  owned: Set<number>;
  counted: number[];
}

function count(model: Reference, book: number) {
  model.started = model.started.filter((each) => each !== book);
  model.counted.push(book);
  model.owned.add(book);
}

function answer(model: Reference, { productId, status }: Result) {
  const book = Number(productId.replace(/@.*$/, '')) - 19_000;
  if (model.lock?.book === book) model.lock = null;
  if (!model.started.includes(book) || status === 'pending') return;
  if (status === 'paid') count(model, book);
  else model.started = model.started.filter((each) => each !== book);
}

function buy(model: Reference, book: number) {
  if (!model.isLoggedIn || model.owned.has(book)) return;
  if (model.lock !== null && model.now < model.lock.until) return;
  model.lock = { book, until: model.now + 120_000 };
  model.started = [...model.started.filter((each) => each !== book), book];
}

function pass(model: Reference, ms: number) {
  model.now += ms;
  const due = model.lookUps.filter((at) => at <= model.now);
  model.lookUps = model.lookUps.filter((at) => at > model.now);
  if (due.length === 0) return;
  for (const book of model.started.filter((each) => model.owned.has(each))) count(model, book);
}

function advance(model: Reference, step: Step, last: Result | null) {
  if (step.do === 'buy') buy(model, step.book);
  if (step.do === 'answer') answer(model, step.result);
  if (step.do === 'replay' && last) answer(model, last);
  if (step.do === 'payUnreported') model.owned.add(step.book);
  if (step.do === 'signIn') model.isLoggedIn = true;
  if (step.do === 'wait') pass(model, step.ms);
  if (step.do === 'signOut') {
    model.isLoggedIn = false;
    model.started = [];
  }
  if (step.do === 'resume') {
    if (model.started.length > 0) model.lookUps.push(model.now + 2000);
    if (model.lock) model.lock.until = Math.min(model.lock.until, model.now + 2000);
  }
}

async function begin(model: Reference) {
  const stateOf = (book: number) => () => aLibraryState(model.owned.has(book) ? 1 : 3);
  const test = await createPurchaseScope({
    platform: 'android',
    methods: ['purchase', 'goToLibraryTab', 'goToLibraryTabRefresh'],
    answers: Object.fromEntries(
      books.map((book) => [`POST /api/library/state/${book}`, stateOf(book)]),
    ),
  });
  return { ...test, got: watchCalls(purchased, test.scope) };
}

async function perform({ fire }: Awaited<ReturnType<typeof begin>>, step: Step, model: Reference) {
  const sendAnswer = (payload: Result) =>
    fire(nativeEventReceived, { name: 'purchaseResult', payload });
  if (step.do === 'buy' && model.isLoggedIn && !model.owned.has(step.book)) {
    fire(popUpDismissed);
    await vi.advanceTimersByTimeAsync(0);
    const audioBookId = step.book;
    fire(popUpRequested, aPurchaseBook({ audioBookId, productId: productOf(audioBookId) }));
    await vi.advanceTimersByTimeAsync(0);
    for (let click = 0; click < 2; click += 1) fire(mainButtonClicked);
  }
  if (step.do === 'answer') sendAnswer(step.result);
  if (step.do === 'close') fire(popUpDismissed);
  if (step.do === 'resume') fire(nativeEventReceived, { name: 'appResumed', payload: null });
  if (step.do === 'signOut') fire(sessionEnded);
  if (step.do === 'signIn') fire($tokens, someTokens());
  await vi.advanceTimersByTimeAsync(step.do === 'wait' ? step.ms : 0);
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it(
  'counts each purchase once in 500 random sequences of answers (C4)',
  { timeout: 300_000 },
  async () => {
    let counted = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(steps, { minLength: 10, maxLength: 25, size: 'max' }),
        async (walk) => {
          const model: Reference = {
            now: 0,
            isLoggedIn: true,
            started: [],
            lock: null,
            lookUps: [],
            owned: new Set(),
            counted: [],
          };
          const real = await begin(model);
          let last: Result | null = null;
          for (const [index, step] of walk.entries()) {
            const actual: Step =
              step.do === 'replay' && last ? { do: 'answer', result: last } : step;
            await perform(real, actual, model);
            advance(model, step, last);
            if (step.do === 'answer') last = step.result;
            const at = `step ${index} of ${JSON.stringify(walk)}`;
            expect(
              real.got.map(({ audioBookId }) => audioBookId),
              at,
            ).toEqual(model.counted);
          }
          const refreshed = real.calls.filter(({ method }) => method === 'goToLibraryTabRefresh');
          expect(refreshed).toHaveLength(model.counted.length);
          counted += model.counted.length;
          await vi.runAllTimersAsync();
        },
      ),
      { numRuns: 500 },
    );
    expect(counted).toBeGreaterThan(100);
  },
);

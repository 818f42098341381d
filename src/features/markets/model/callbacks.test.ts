import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { $tokens, sessionEnded } from '@/shared/api/tokens';
import type { ApiRequest } from '@/shared/api/send';
import type { EventPayload } from '@/shared/bridge/events';
import { createMarketScope } from '@/testing/market-fixtures';
import { anHttpError } from '@/testing/purchase-fixtures';
import { aJwt, someTokens } from '@/testing/session-fixtures';

import { marketPurchaseRequested } from './market-flow';
import { pendingRestoreRequested } from './pending';

type Result = EventPayload<'marketPurchaseResult'>;
type Step =
  | { do: 'ask'; value: number }
  | { do: 'answer'; result: Result }
  | { do: 'replay' | 'resume' | 'signOut' | 'restart' }
  | { do: 'signIn'; owner: string }
  | { do: 'wait'; ms: number };

/** The status that the server always answers to a token. */
const serverAnswers: Readonly<Record<string, number>> = {
  good: 200,
  done: 500,
  bad: 400,
  down: 503,
};
const steps = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(3, 3, 7).map((value): Step => ({ do: 'ask', value })),
  },
  {
    weight: 6,
    arbitrary: fc
      .record({
        developerPayload: fc.constantFrom('3@credit', '3@credit', '7@credit', '9@credit', '3@@x'),
        result: fc.constantFrom('purchased', 'purchased', 'purchased', 'cancelled', 'failed'),
        purchaseToken: fc.constantFrom(...Object.keys(serverAnswers), null),
      })
      .map((result): Step => ({ do: 'answer', result: result })),
  },
  {
    weight: 5,
    arbitrary: fc.constantFrom<Step>({ do: 'replay' }, { do: 'replay' }, { do: 'resume' }),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Step>(
      { do: 'signOut' },
      { do: 'restart' },
      { do: 'signIn', owner: '1' },
      { do: 'signIn', owner: '2' },
    ),
  },
  { weight: 2, arbitrary: fc.constantFrom(500, 2000).map((ms): Step => ({ do: 'wait', ms })) },
);

/** The reference model of the market's purchases. */
interface Reference {
  now: number;
  owner: string | null;
  /** The payload of the sheet that has no answer yet. */
  sheet: string | null;
  /** Whether the sheet blocks another one. */
  isOpen: boolean;
  lock: { payload: string; until: number } | null;
  /** When the open sheet is given up after a return to the app. */
  givenUpAt: number | null;
  /** The tokens sent to the server in this visit. */
  sent: string[];
  /** Paid purchases that a later visit validates again. */
  stored: { owner: string; token: string }[];
  validated: string[];
}

function validate(model: Reference, token: string) {
  model.sent.push(token);
  model.validated.push(token);
  const isSettled = [200, 500].includes(serverAnswers[token] ?? 0);
  if (isSettled) model.stored = model.stored.filter((each) => each.token !== token);
}

function retry(model: Reference) {
  for (const { owner, token } of model.stored)
    if (owner === model.owner && !model.sent.includes(token)) validate(model, token);
}

function ask(model: Reference, value: number) {
  if (model.owner === null || model.isOpen) return;
  if (model.lock && model.now < model.lock.until) return;
  const payload = `${value}@credit`;
  model.lock = { payload, until: model.now + 120_000 };
  model.sheet = payload;
  model.isOpen = true;
  model.givenUpAt = null;
}

function answer(model: Reference, { developerPayload, result, purchaseToken }: Result) {
  if (model.lock?.payload === developerPayload) model.lock = null;
  if (model.owner === null || model.sheet !== developerPayload) return;
  if (purchaseToken && model.sent.includes(purchaseToken)) return;
  model.sheet = null;
  model.isOpen = false;
  if (result !== 'purchased' || !purchaseToken) return;
  model.stored.push({ owner: model.owner, token: purchaseToken });
  validate(model, purchaseToken);
}

function advance(model: Reference, step: Step) {
  if (step.do === 'ask') ask(model, step.value);
  if (step.do === 'answer') answer(model, step.result);
  if (step.do === 'signOut') Object.assign(model, { owner: null, sheet: null, isOpen: false });
  if (step.do === 'signIn' && model.owner === null) {
    model.owner = step.owner;
    retry(model);
  }
  if (step.do === 'resume') {
    if (model.isOpen) model.givenUpAt = model.now + 2000;
    if (model.lock) model.lock.until = Math.min(model.lock.until, model.now + 2000);
  }
  if (step.do === 'wait') {
    model.now += step.ms;
    if (model.givenUpAt !== null && model.givenUpAt <= model.now)
      Object.assign(model, { isOpen: false, givenUpAt: null });
  }
  if (step.do === 'restart') {
    Object.assign(model, { isOpen: false, lock: null, givenUpAt: null, sent: [] });
    retry(model);
  }
}

/** Starts a visit of the app; `validated` collects the tokens that the server received in all visits. */
async function visit(validated: string[], owner: string | null, storage: Record<string, string>) {
  const answerValidation = ({ body }: ApiRequest) => {
    const { purchaseToken } = body as { purchaseToken: string };
    validated.push(purchaseToken);
    const status = serverAnswers[purchaseToken] ?? 0;
    if (status !== 200) throw anHttpError(status);
  };
  const test = await createMarketScope(answerValidation, { storage, isLoggedOut: true });
  if (owner !== null) test.fire($tokens, someTokens({ access: aJwt(owner) }));
  test.fire(pendingRestoreRequested);
  await vi.advanceTimersByTimeAsync(0);
  return test;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it(
  'validates each paid purchase once per visit in 500 random sequences (C4)',
  { timeout: 300_000 },
  async () => {
    let count = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(steps, { minLength: 10, maxLength: 25, size: 'max' }),
        async (walk) => {
          const model: Reference = {
            now: 0,
            owner: '1',
            sheet: null,
            isOpen: false,
            lock: null,
            givenUpAt: null,
            sent: [],
            stored: [],
            validated: [],
          };
          const validated: string[] = [];
          let app = await visit(validated, model.owner, {});
          let last: Result | null = null;
          for (const [index, given] of walk.entries()) {
            if (given.do === 'replay' && last === null) continue;
            const step: Step =
              given.do === 'replay' && last !== null ? { do: 'answer', result: last } : given;
            if (step.do === 'restart')
              app = await visit(validated, model.owner, Object.fromEntries(app.storage));
            if (step.do === 'ask')
              app.fire(marketPurchaseRequested, { kind: 'credit', value: step.value });
            if (step.do === 'answer') app.answer((last = step.result));
            if (step.do === 'resume') app.resume();
            if (step.do === 'signOut') app.fire(sessionEnded);
            if (step.do === 'signIn' && model.owner === null)
              app.fire($tokens, someTokens({ access: aJwt(step.owner) }));
            await vi.advanceTimersByTimeAsync(step.do === 'wait' ? step.ms : 0);
            advance(model, step);
            expect(validated, `step ${index} of ${JSON.stringify(walk)}`).toEqual(model.validated);
          }
          // The wrapper gets the status 'accepted' at most once for a purchase.
          const accepted = app.statuses().filter(([status]) => status === 6);
          expect(accepted.length).toBeLessThanOrEqual(model.validated.length);
          count += model.validated.length;
          await vi.runAllTimersAsync();
        },
      ),
      { numRuns: 500 },
    );
    expect(count).toBeGreaterThan(100);
  },
);

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

/** What the server says to each token, always. */
const serverSays: Readonly<Record<string, number>> = { good: 200, done: 500, bad: 400, down: 503 };
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
        purchaseToken: fc.constantFrom(...Object.keys(serverSays), null),
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

/** What is known of the market's purchases. */
interface Reference {
  now: number;
  owner: string | null;
  /** The sheet that has no answer yet. */
  sheet: string | null;
  /** Whether it keeps another one from being opened, and until when. */
  isOpen: boolean;
  turn: { payload: string; until: number } | null;
  lookUps: number[];
  /** Tokens that this visit has told the server of. */
  told: string[];
  /** Paid and not settled, for a later visit. */
  kept: { owner: string; token: string }[];
  validated: string[];
}

function validate(model: Reference, token: string) {
  model.told.push(token);
  model.validated.push(token);
  const isSettled = [200, 500].includes(serverSays[token] ?? 0);
  if (isSettled) model.kept = model.kept.filter((each) => each.token !== token);
}

function retry(model: Reference) {
  for (const { owner, token } of model.kept)
    if (owner === model.owner && !model.told.includes(token)) validate(model, token);
}

function ask(model: Reference, value: number) {
  if (model.owner === null || model.isOpen) return;
  if (model.turn && model.now < model.turn.until) return;
  const payload = `${value}@credit`;
  model.turn = { payload, until: model.now + 120_000 };
  model.sheet = payload;
  model.isOpen = true;
}

function answer(model: Reference, { developerPayload, result, purchaseToken }: Result) {
  if (model.turn?.payload === developerPayload) model.turn = null;
  if (model.owner === null || model.sheet !== developerPayload) return;
  if (purchaseToken && model.told.includes(purchaseToken)) return;
  model.sheet = null;
  model.isOpen = false;
  if (result !== 'purchased' || !purchaseToken) return;
  model.kept.push({ owner: model.owner, token: purchaseToken });
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
    if (model.isOpen) model.lookUps.push(model.now + 2000);
    if (model.turn) model.turn.until = Math.min(model.turn.until, model.now + 2000);
  }
  if (step.do === 'wait') {
    model.now += step.ms;
    if (model.lookUps.some((at) => at <= model.now)) model.isOpen = false;
    model.lookUps = model.lookUps.filter((at) => at > model.now);
  }
  if (step.do === 'restart') {
    Object.assign(model, { isOpen: false, turn: null, lookUps: [], told: [] });
    retry(model);
  }
}

/** An app of one visit; `validated` are the tokens that the server was told of, in all visits. */
async function visit(validated: string[], owner: string | null, storage: Record<string, string>) {
  const told = ({ body }: ApiRequest) => {
    const { purchaseToken } = body as { purchaseToken: string };
    validated.push(purchaseToken);
    const status = serverSays[purchaseToken] ?? 0;
    if (status !== 200) throw anHttpError(status);
  };
  const test = await createMarketScope(told, { storage, isLoggedOut: true });
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
  'in 500 sequences of answers each paid purchase is validated once a visit (C4)',
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
            turn: null,
            lookUps: [],
            told: [],
            kept: [],
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
          // Whom the market sold something is told so once.
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

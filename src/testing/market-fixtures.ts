import { vi } from 'vitest';

import { marketPurchaseRequested, $marketStage } from '@/features/markets/model/market-flow';
import { marketNoticeRaised } from '@/features/markets/model/notice';
import { marketPurchaseDone } from '@/features/markets/model/validation';
import { contractBroken } from '@/shared/api/contract-broken';
import type { EventPayload } from '@/shared/bridge/events';
import { nativeEventReceived } from '@/shared/bridge/native-events';

import { anHttpError, createPurchaseScope } from './purchase-fixtures';
import { watchCalls } from './watch-calls';

const call = 'POST /api/markets/credit-subscription-validate';
export const pendingKey = 'local:pending_market_purchase';
export const item = { kind: 'credit', value: 3 } as const;
const methods = ['marketPurchase', 'setMarketPurchaseStatus'] as const;
type Result = EventPayload<'marketPurchaseResult'>;

type Options = NonNullable<Parameters<typeof createPurchaseScope>[0]>;
/** A scope in a market's Android app. The test has to use fake timers. */
export async function createMarketScope(
  validate: unknown = () => undefined,
  options: Options = {},
) {
  const test = await createPurchaseScope({
    clientId: '2',
    platform: 'android',
    methods,
    answers: { [call]: validate },
    ...options,
  });
  const done = watchCalls(marketPurchaseDone, test.scope);
  const notices = watchCalls(marketNoticeRaised, test.scope);
  const reported = watchCalls(contractBroken, test.scope);
  const answer = (payload: Partial<Result> = {}) =>
    test.fire(nativeEventReceived, {
      name: 'marketPurchaseResult',
      payload: {
        developerPayload: '3@credit',
        result: 'purchased',
        purchaseToken: 't-1',
        ...payload,
      },
    });
  const resume = () => test.fire(nativeEventReceived, { name: 'appResumed', payload: null });
  const statuses = () =>
    test.calls.flatMap(({ method, args }) =>
      method === 'setMarketPurchaseStatus' ? [[args.status, args.developerPayload]] : [],
    );
  const stored = () => JSON.parse(test.storage.get(pendingKey) ?? 'null') as unknown;
  const stage = () => test.scope.getState($marketStage);
  return { ...test, done, notices, reported, answer, resume, statuses, stored, stage };
}

/** Like `createMarketScope`, with the market's payment sheet open. */
export async function createScopeWithOpenSheet(validate?: unknown, options?: Options) {
  const test = await createMarketScope(validate, options);
  test.fire(marketPurchaseRequested, item);
  await vi.advanceTimersByTimeAsync(0);
  return test;
}

/** An answer that fails with this status. */
export const refuseWith = (status: number) => () => {
  throw anHttpError(status, 'why');
};
/** A paid purchase as it is stored until it is validated. */
export const paidPurchase = {
  owner: '1',
  developerPayload: '3@credit',
  productId: '3',
  purchaseToken: 't-1',
  orderId: null,
};

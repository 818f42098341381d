import { vi } from 'vitest';

import { purchased } from '@/entities/purchase/purchased';
import { popUpRequested } from '@/features/purchase/model/library-state';
import { purchaseNoticeRaised, playRequested } from '@/features/purchase/model/outcome';
import type { ApiError } from '@/shared/api/errors';

import { aLibraryState, aPurchaseBook, createPurchaseScope } from './purchase-fixtures';
import { watchCalls } from './watch-calls';

export const stateCall = 'POST /api/library/state/1001';
export const freeCall = 'POST /api/orders/app-nopayment';
export const consumeCall = 'POST /api/subscription/consume/1001';
export const book = aPurchaseBook();
export const network: ApiError = { kind: 'network' };
export const owned = aLibraryState(1);

/** Gives one answer after the other and repeats the last. An ApiError is thrown, a function called. */
export function answerInSequence(...answers: unknown[]) {
  let index = 0;
  return () => {
    const answer = answers[Math.min(index, answers.length - 1)];
    index += 1;
    if (typeof answer === 'function') return (answer as () => unknown)();
    if (answer === network || (answer as ApiError | undefined)?.kind) throw answer;
    return answer;
  };
}

/** A scope with the pop-up open, where the library gives `states` in sequence. The test has to use fake timers. */
export async function createScopeWithOpenPopUp(
  states: unknown[],
  orders: Record<string, unknown> = {},
  options: Parameters<typeof createPurchaseScope>[0] = {},
) {
  const test = await createPurchaseScope({
    answers: { [stateCall]: answerInSequence(...states), ...orders },
    ...options,
  });
  const got = watchCalls(purchased, test.scope);
  const notices = watchCalls(purchaseNoticeRaised, test.scope);
  const played = watchCalls(playRequested, test.scope);
  test.fire(popUpRequested, book);
  await vi.advanceTimersByTimeAsync(0);
  const sent = (call: string) =>
    test.requests.filter(({ method, url }) => `${method} ${url.split('?')[0] ?? ''}` === call);
  return { ...test, got, notices, played, sent };
}

import { allSettled, type Scope } from 'effector';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { $wishlistIds } from '@/entities/wishlist/model';
import { httpError, type ApiError } from '@/shared/api/errors';
import type { ApiRequest } from '@/shared/api/send';
import { tokensChanged } from '@/shared/api/tokens';
import { aBookCard } from '@/testing/api-fixtures';
import { createTestScope } from '@/testing/create-scope';
import { heldAnswer, type HeldAnswer } from '@/testing/held-answer';
import { someTokens } from '@/testing/session-fixtures';
import { watchCalls } from '@/testing/watch-calls';

import { $wishlistWithChange, wishlistChangeFailed, wishlistChangeRequested } from './model';

const PRODUCTS = [7, 8];

interface Sent {
  readonly productId: number;
  readonly isInWishlist: boolean;
  readonly answer: HeldAnswer<null>;
}

/** A server that remembers the wishes it accepted; the test gives each answer. */
async function startWishing(initial: readonly number[]) {
  const server = new Set(initial);
  const waiting: Sent[] = [];
  const change =
    (isInWishlist: boolean) =>
    ({ body }: ApiRequest) => {
      const { productId } = body as { productId: number };
      const sent = { productId, isInWishlist, answer: heldAnswer<null>() };
      expect(waiting.map((other) => other.productId)).not.toContain(productId);
      waiting.push(sent);
      return sent.answer.answer();
    };
  const items = initial.map((productId) => ({ product: aBookCard({ productId }) }));
  const { scope } = await createTestScope({
    answers: {
      'POST /api/wishlist/items': { items, total: items.length, page: 1, pageSize: 20 },
      'POST /api/wishlist/addItem': change(true),
      'POST /api/wishlist/removeItem': change(false),
    },
  });
  await allSettled(tokensChanged, { scope, params: someTokens() });
  const failures = watchCalls(wishlistChangeFailed, scope);
  /** Answers the oldest request: takes it over, or refuses it. */
  const answer = async (refusal: ApiError | null) => {
    const sent = waiting.shift();
    if (!sent) return null;
    if (refusal) sent.answer.fail(refusal);
    else {
      if (sent.isInWishlist) server.add(sent.productId);
      else server.delete(sent.productId);
      sent.answer.give(null);
    }
    await new Promise((resolve) => void setImmediate(resolve));
    return sent;
  };
  const tap = (productId: number) => {
    const isInWishlist = !isShown(scope, productId);
    void allSettled(wishlistChangeRequested, { scope, params: { productId, isInWishlist } });
  };
  return { scope, server, waiting, failures, answer, tap };
}

const isShown = (scope: Scope, productId: number) =>
  scope.getState($wishlistWithChange).includes(productId);

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('tap'), productId: fc.constantFrom(...PRODUCTS) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('answer'),
      status: fc.constantFrom(200, 200, 200, 403, 409, 500),
    }),
  },
);

// Rule: docs/faults.md#f9
it('ends with the last tap after any sequence of taps and answers, or with the truth of the server', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.subarray(PRODUCTS),
      fc.array(step, { maxLength: 20 }),
      async (initial, steps) => {
        const { scope, server, waiting, failures, answer, tap } = await startWishing(initial);
        const lastTaps = new Map<number, boolean>();
        const isRefused = new Map<number, boolean>();
        const reply = async (status: number) => {
          const before = failures.length;
          const sent = await answer(status === 200 ? null : httpError(status, '', null));
          if (!sent) return;
          const isLastTap = lastTaps.get(sent.productId) === sent.isInWishlist;
          isRefused.set(sent.productId, status !== 200 && isLastTap);
          const isReported = isLastTap && status !== 200 && status !== 403;
          expect(failures.length - before).toBe(isReported ? 1 : 0);
        };
        for (const next of steps) {
          if ('productId' in next) {
            const wasInWishlist = isShown(scope, next.productId);
            tap(next.productId);
            const isInWishlist = isShown(scope, next.productId);
            // The heart turns at once.
            expect(isInWishlist).toBe(!wasInWishlist);
            lastTaps.set(next.productId, isInWishlist);
            expect(waiting.filter(({ productId }) => productId === next.productId)).toHaveLength(1);
          } else await reply(next.status);
        }
        while (waiting.length > 0) await reply(200);
        for (const productId of PRODUCTS) {
          const isOnServer = server.has(productId);
          expect(isShown(scope, productId)).toBe(isOnServer);
          expect(scope.getState($wishlistIds)?.includes(productId)).toBe(isOnServer);
          const lastTap = lastTaps.get(productId);
          if (lastTap !== undefined && !isRefused.get(productId)) expect(isOnServer).toBe(lastTap);
        }
      },
    ),
    { numRuns: 300 },
  );
});

import { attach, createEffect, sample } from 'effector';

import type { LibraryState } from '@/shared/api/contract/library';
import { getLibraryStateFx } from '@/shared/api/endpoints/library';
import { isApiError, loggedOutError, type ApiError } from '@/shared/api/errors';
import { $sessionsEnded } from '@/shared/api/tokens';
import { acquireLockFx } from '@/shared/browser/lock';

import type { PurchaseBook } from './book';
import { isOwned } from './ownership';
import { sendOrderFx, type Order } from './place-order';
import { purchased, type PurchaseWay } from './purchased';

/** A request to get one book. */
export interface GetBook {
  readonly book: Pick<PurchaseBook, 'audioBookId' | 'productId'>;
  readonly order: Order;
  readonly how: PurchaseWay;
  /** Whether the current state still has the action and the price that the buyer saw. */
  readonly isAsPromised: (state: LibraryState) => boolean;
}

/**
 * The result. `state` is the library state afterwards, null when it could not be read.
 * - `got`: ordered now; `already`: the book was owned before, and no order was sent
 * - `changed`: the price or the action is different now; no order was sent
 * - `refused`: nothing was bought
 * - `unknown`: the order was sent, but its result is not known; it is never sent again automatically
 */
export type GetOutcome =
  | { readonly kind: 'got'; readonly state: LibraryState | null }
  | { readonly kind: 'already'; readonly state: LibraryState }
  | { readonly kind: 'changed'; readonly state: LibraryState }
  | { readonly kind: 'refused'; readonly error: ApiError; readonly state: LibraryState | null }
  | { readonly kind: 'unknown'; readonly error: ApiError | null };

const sessionFx = attach({ source: $sessionsEnded, effect: (count) => count });

type Read = { readonly state: LibraryState } | { readonly state: null; readonly error: ApiError };

/** Reads the library state of a book. Never fails. */
const readStateFx = createEffect(async (audioBookId: number): Promise<Read> => {
  try {
    return { state: await getLibraryStateFx({ params: { id: audioBookId }, body: {} }) };
  } catch (error) {
    return { state: null, error: toApiError(error) };
  }
});

/**
 * After a failed order, finds out whether the book was bought: the answer may have been lost after the
 * server booked the order. Rule: docs/faults.md#h2
 */
const reconcileFx = createEffect(
  async ({ get, error }: { get: GetBook; error: ApiError }): Promise<GetOutcome> => {
    // The order was not sent, or its user has signed out.
    if (error.kind === 'offline' || error === loggedOutError) return refused(error);
    const { state } = await readStateFx(get.book.audioBookId);
    if (state) return isOwned(state) ? { kind: 'got', state } : refused(error, state);
    const isAnswered = error.kind === 'http' && error.status < 500;
    return isAnswered ? refused(error) : { kind: 'unknown', error };
  },
);

const orderOnceFx = createEffect(
  async ({ get, session }: { get: GetBook; session: number }): Promise<GetOutcome> => {
    const { audioBookId } = get.book;
    const before = await readStateFx(audioBookId);
    // The request waited for the lock, and another user may be signed in by now.
    if ((await sessionFx()) !== session) return refused(loggedOutError);
    if (!before.state) return refused(before.error);
    if (isOwned(before.state)) return { kind: 'already', state: before.state };
    if (!get.isAsPromised(before.state)) return { kind: 'changed', state: before.state };

    const sent = await sendOrderFx(get);
    if (sent.error) return await reconcileFx({ get, error: sent.error });
    const { state } = await readStateFx(audioBookId);
    const isGot = state ? isOwned(state) : sent.isFinal;
    return isGot ? { kind: 'got', state } : { kind: 'unknown', error: null };
  },
);

const getWithLockFx = createEffect(
  async (request: { get: GetBook; session: number }): Promise<GetOutcome> => {
    const { release } = await acquireLockFx(`shenidar.purchase.${request.get.book.productId}`);
    try {
      const outcome = await orderOnceFx(request);
      // A user who signed in meanwhile must not get this result.
      return (await sessionFx()) === request.session ? outcome : refused(loggedOutError);
    } finally {
      release();
    }
  },
);

/**
 * Gets a book with at most one order: takes a lock across tabs, checks that the book is not owned yet and
 * still costs what the buyer saw, sends the order once, and reads the library state afterwards. Never
 * fails; `purchased` follows when the book is owned. Rules: docs/faults.md#h1, docs/faults.md#h3
 */
export const getBookFx = attach({
  source: $sessionsEnded,
  mapParams: (get: GetBook, session) => ({ get, session }),
  effect: getWithLockFx,
});

sample({
  clock: getWithLockFx.done.filterMap(({ params, result }) => {
    if (result.kind !== 'got' && result.kind !== 'already') return undefined;
    const { book, how } = params.get;
    const { audioBookId, productId } = book;
    return { audioBookId, productId, how: result.kind === 'got' ? how : ('already' as const) };
  }),
  target: purchased,
});

function refused(error: ApiError, state: LibraryState | null = null): GetOutcome {
  return { kind: 'refused', error, state };
}

function toApiError(error: unknown): ApiError {
  return isApiError(error) ? error : { kind: 'network' };
}

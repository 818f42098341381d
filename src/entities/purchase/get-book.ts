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

/** One wish to get one book. */
export interface GetBook {
  readonly book: Pick<PurchaseBook, 'audioBookId' | 'productId'>;
  readonly order: Order;
  readonly how: PurchaseWay;
  /** Whether the state of now still gives what the buyer was told: the same deed at the same price. */
  readonly isAsPromised: (state: LibraryState) => boolean;
}

/**
 * What became of it. `state` is the library's word after it, null when it could not be read.
 * - `got`: ordered just now; `already`: it was owned before anything was sent
 * - `changed`: the price or the deed is another one now; nothing was sent
 * - `refused`: nothing was bought
 * - `unknown`: sent, but whether it was bought nobody knows yet; never sent again by itself
 */
export type GetOutcome =
  | { readonly kind: 'got'; readonly state: LibraryState | null }
  | { readonly kind: 'already'; readonly state: LibraryState }
  | { readonly kind: 'changed'; readonly state: LibraryState }
  | { readonly kind: 'refused'; readonly error: ApiError; readonly state: LibraryState | null }
  | { readonly kind: 'unknown'; readonly error: ApiError | null };

const sessionFx = attach({ source: $sessionsEnded, effect: (count) => count });

type Read = { readonly state: LibraryState } | { readonly state: null; readonly error: ApiError };

/** Reads what the library says of a book. Never fails. */
const readStateFx = createEffect(async (audioBookId: number): Promise<Read> => {
  try {
    return { state: await getLibraryStateFx({ params: { id: audioBookId }, body: {} }) };
  } catch (error) {
    return { state: null, error: toApiError(error) };
  }
});

/** After an order without a good answer: was it bought? An answer may be lost behind the deed (fault list H2). */
const reconcileFx = createEffect(
  async ({ get, error }: { get: GetBook; error: ApiError }): Promise<GetOutcome> => {
    // Not sent at all, or sent for a person who has left.
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
    // It waited for its turn: whoever is here now did not ask for this.
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

const takeTurnFx = createEffect(
  async (wish: { get: GetBook; session: number }): Promise<GetOutcome> => {
    const letGo = await acquireLockFx(`shenidar.purchase.${wish.get.book.productId}`);
    try {
      const outcome = await orderOnceFx(wish);
      // What came of it is nobody else's, even if the library has answered for whoever came next.
      return (await sessionFx()) === wish.session ? outcome : refused(loggedOutError);
    } finally {
      letGo();
    }
  },
);

/**
 * Gets a book with one order at most (fault list H1 to H3). It takes its turn among all tabs, looks
 * first whether the book is owned already and costs what was promised, sends the order once, and asks
 * the library what came of it. Never fails; `purchased` follows when the book is owned.
 */
export const getBookFx = attach({
  source: $sessionsEnded,
  mapParams: (get: GetBook, session) => ({ get, session }),
  effect: takeTurnFx,
});

sample({
  clock: takeTurnFx.done.filterMap(({ params, result }) => {
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

import { attach, createEvent, createStore, sample } from 'effector';

import { readNowFx } from '../browser/now';
import type { NativeCall } from './methods';
import { appResumed, marketPurchaseResultReceived, purchaseResultReceived } from './native-events';

/** A purchase that the wrapper was asked for. */
export interface PurchaseTurn {
  /** What the answer names: the product without its `@7`, or the market's payload. */
  readonly purchase: string;
  /** Epoch milliseconds; from then on another may be asked for. */
  readonly until: number;
}

/** No sheet stays open for longer: a wrapper that never answers must not end all buying. */
const LONGEST_MS = 120_000;
/** Back in the app, an answer that has not come by then will not come (contract, `appResumed`). */
const AFTER_RESUME_MS = 2000;

/** The wrapper took the order to buy; `at` in epoch milliseconds. */
export const purchaseSent = createEvent<{ purchase: string; at: number }>();

const resumedAtFx = attach({ effect: readNowFx });
sample({ clock: appResumed, target: resumedAtFx });

/** The purchase under way; null when there is none. */
export const $purchaseTurn = createStore<PurchaseTurn | null>(null)
  .on(purchaseSent, (_, { purchase, at }) => ({ purchase, until: at + LONGEST_MS }))
  .on(purchaseResultReceived, (turn, { productId }) => ended(turn, productOf(productId)))
  .on(marketPurchaseResultReceived, (turn, { developerPayload }) => ended(turn, developerPayload))
  .on(
    resumedAtFx.doneData,
    (turn, now) => turn && { ...turn, until: Math.min(turn.until, now + AFTER_RESUME_MS) },
  );

/** Whether a purchase is under way at this moment. */
export function isTaken(turn: PurchaseTurn | null, now: number): boolean {
  return turn !== null && now < turn.until;
}

/** What a call buys, in the words of its answer; null for the other methods. */
export function purchaseOf(call: NativeCall): string | null {
  if (call.method === 'purchase') return productOf(call.args.productId);
  return call.method === 'marketPurchase' ? call.args.developerPayload : null;
}

const productOf = (productId: string) => productId.replace(/@.*$/, '');

function ended(turn: PurchaseTurn | null, purchase: string): PurchaseTurn | null {
  return turn?.purchase === purchase ? null : turn;
}

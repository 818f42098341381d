import { attach, createEvent, createStore, sample } from 'effector';

import { readNowFx } from '../browser/now';
import type { NativeCall } from './methods';
import { appResumed, marketPurchaseResultReceived, purchaseResultReceived } from './native-events';

/** A purchase in the wrapper that has no result yet. */
export interface ActivePurchase {
  /** The id in the result event: the product id without its `@7`, or the market's payload. */
  readonly id: string;
  /** Epoch milliseconds; from then on another purchase may start. */
  readonly until: number;
}

/** If the wrapper never answers, purchases are possible again after this time. */
const MAX_PURCHASE_MS = 120_000;
/** After the return to the app, the wrapper has this long to send its result. docs/native-bridge.md#appresumed */
const MAX_RESULT_DELAY_MS = 2000;

/** The wrapper accepted a purchase; `at` in epoch milliseconds. */
export const purchaseSent = createEvent<{ id: string; at: number }>();

const resumedAtFx = attach({ effect: readNowFx });
sample({ clock: appResumed, target: resumedAtFx });

/** The purchase under way; null when there is none. */
export const $activePurchase = createStore<ActivePurchase | null>(null)
  .on(purchaseSent, (_, { id, at }) => ({ id, until: at + MAX_PURCHASE_MS }))
  .on(purchaseResultReceived, (active, { productId }) => ended(active, productOf(productId)))
  .on(marketPurchaseResultReceived, (active, { developerPayload }) =>
    ended(active, developerPayload),
  )
  .on(
    resumedAtFx.doneData,
    (active, now) =>
      active && { ...active, until: Math.min(active.until, now + MAX_RESULT_DELAY_MS) },
  );

/** Whether a purchase is under way at `now`, in epoch milliseconds. */
export function isPurchaseActive(active: ActivePurchase | null, now: number): boolean {
  return active !== null && now < active.until;
}

/** The id that the result event of a purchase will have; null for other methods. */
export function purchaseIdOf(call: NativeCall): string | null {
  if (call.method === 'purchase') return productOf(call.args.productId);
  return call.method === 'marketPurchase' ? call.args.developerPayload : null;
}

const productOf = (productId: string) => productId.replace(/@.*$/, '');

function ended(active: ActivePurchase | null, id: string): ActivePurchase | null {
  return active?.id === id ? null : active;
}

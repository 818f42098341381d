import { createEffect, createEvent, createStore, sample } from 'effector';

import { loggedOut } from '@/entities/session/model';
import {
  pendingMarketPurchases,
  type PendingMarketPurchase,
} from '@/shared/storage/market-purchase-key';
import { entry, readStoredFx, removeRawFx, writeRawFx } from '@/shared/storage/stored-value';

import { isPaid, type PaidPurchase } from '../lib/answer-of';

/** Reads the purchases of an earlier visit; fired once per visit. */
export const pendingRestoreRequested = createEvent();
/** A market's sheet opens. */
export const sheetOpened = createEvent<PendingMarketPurchase>();
/** The user has paid: `paid` replaces the sheet. */
export const sheetPaid = createEvent<{ sheet: PendingMarketPurchase; paid: PaidPurchase }>();
/** The purchase is validated, or its sheet closed without a purchase. */
export const purchaseSettled = createEvent<PendingMarketPurchase>();

const readFx = createEffect(() => readStoredFx(pendingMarketPurchases));

/** Stores the pending purchases for the next visit; removes the key when there are none. */
const storeFx = createEffect((pending: readonly PendingMarketPurchase[]) =>
  pending.length > 0
    ? writeRawFx(entry(pendingMarketPurchases, pending))
    : removeRawFx(pendingMarketPurchases),
);

/** The pending purchases of an earlier visit; empty when there are none. */
export const pendingRestored = readFx.doneData.map((stored) => stored ?? []);

/** The open sheet and the paid purchases that are not validated, oldest first. */
export const $pending = createStore<readonly PendingMarketPurchase[]>([])
  .on(pendingRestored, (pending, stored) => (stored.length > 0 ? [...stored, ...pending] : pending))
  // A market shows one sheet at a time, so an older sheet will never be answered.
  .on(sheetOpened, (pending, sheet) => [...pending.filter(isPaid), sheet])
  .on(sheetPaid, (pending, { sheet, paid }) => [...without(pending, sheet), paid])
  .on(purchaseSettled, without)
  // Keep paid purchases for their owner; an open sheet alone has no value.
  .on(loggedOut, (pending) => (pending.every(isPaid) ? pending : pending.filter(isPaid)));

sample({ clock: pendingRestoreRequested, target: readFx });
// Only a change is stored: a sign-out before they were read must not remove what is paid.
sample({ clock: $pending.updates, target: storeFx });

function without(
  pending: readonly PendingMarketPurchase[],
  settled: PendingMarketPurchase,
): readonly PendingMarketPurchase[] {
  return pending.filter((purchase) => purchase !== settled);
}

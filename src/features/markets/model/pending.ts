import { createEffect, createEvent, createStore, sample } from 'effector';

import { loggedOut } from '@/entities/session/model';
import {
  pendingMarketPurchases,
  type PendingMarketPurchase,
} from '@/shared/storage/market-purchase-key';
import { entry, readStoredFx, removeRawFx, writeRawFx } from '@/shared/storage/stored-value';

import { isPaid, type PaidPurchase } from '../lib/answer-of';

/** Looks at what an earlier visit left; asked for once, when the app has started. */
export const pendingRestoreRequested = createEvent();
/** A market's sheet opens. */
export const sheetOpened = createEvent<PendingMarketPurchase>();
/** The market was paid: `paid` takes the place of the sheet. */
export const sheetPaid = createEvent<{ sheet: PendingMarketPurchase; paid: PaidPurchase }>();
/** Validated, or ended without a purchase. */
export const purchaseSettled = createEvent<PendingMarketPurchase>();

const readFx = createEffect(() => readStoredFx(pendingMarketPurchases));

/** Keeps what is pending for the next visit; nothing leaves no trace. */
const keepFx = createEffect((pending: readonly PendingMarketPurchase[]) =>
  pending.length > 0
    ? writeRawFx(entry(pendingMarketPurchases, pending))
    : removeRawFx(pendingMarketPurchases),
);

/** What an earlier visit left, or nothing. */
export const pendingRestored = readFx.doneData.map((stored) => stored ?? []);

/** The sheet that is open, and what was paid for and is not validated; oldest first. */
export const $pending = createStore<readonly PendingMarketPurchase[]>([])
  .on(pendingRestored, (pending, stored) => [...stored, ...pending])
  // A market shows one sheet: an older one that was never answered never will be.
  .on(sheetOpened, (pending, sheet) => [...pending.filter(isPaid), sheet])
  .on(sheetPaid, (pending, { sheet, paid }) => [...without(pending, sheet), paid])
  .on(purchaseSettled, without)
  // Money that was paid stays its owner's; a sheet alone is of no worth to anybody.
  .on(loggedOut, (pending) => (pending.every(isPaid) ? pending : pending.filter(isPaid)));

const changed = sample({
  clock: [sheetOpened, sheetPaid, purchaseSettled, loggedOut],
  source: $pending,
});
sample({ clock: pendingRestoreRequested, target: readFx });
sample({ clock: changed, target: keepFx });

function without(
  pending: readonly PendingMarketPurchase[],
  settled: PendingMarketPurchase,
): readonly PendingMarketPurchase[] {
  return pending.filter((purchase) => purchase !== settled);
}

import type { TapPromise } from '@/entities/purchase/promise';
import { promises } from '@/shared/i18n/fa/purchase';
import { formatNumber } from '@/shared/i18n/format';

/**
 * The effect and the cost of a tap, in one sentence beside a button that names the action and a block that names
 * the price. `quotaLeft` is the number of titles that the running subscription still has; null while unknown.
 */
export function promiseText(promise: TapPromise, quotaLeft: number | null): string {
  switch (promise.kind) {
    case 'pays':
    case 'checkout':
      return promise.rial === null ? promises.priceFirst : promises[promise.kind];
    case 'bySubscription':
    case 'byNewSubscription':
      return quotaLeft === null
        ? promises[promise.kind]
        : promises.quotaLeft(formatNumber(quotaLeft));
    default:
      return promises[promise.kind];
  }
}

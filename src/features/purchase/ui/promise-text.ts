import type { TapPromise } from '@/entities/purchase/promise';
import { promises } from '@/shared/i18n/fa/purchase';
import { formatToman } from '@/shared/i18n/format';

/** The effect and the cost of a tap, in one sentence. */
export function promiseText(promise: TapPromise): string {
  switch (promise.kind) {
    case 'pays':
    case 'checkout':
    case 'needsCredit':
      return promises[promise.kind](promise.rial === null ? null : formatToman(promise.rial));
    case 'fromCredit':
      return promises.fromCredit(formatToman(promise.rial));
    default:
      return promises[promise.kind];
  }
}

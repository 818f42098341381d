import type { PurchaseOffer } from '@/entities/purchase/offer';
import type { TapPromise } from '@/entities/purchase/promise';
import { promiseText } from '@/features/purchase/ui/promise-text';
import { promises } from '@/shared/i18n/fa/purchase';

const withoutMoney: ReadonlySet<TapPromise['kind']> = new Set([
  'bySubscription',
  'byNewSubscription',
]);

/**
 * One sentence beside 'get' about its effect and price. It describes the pop-up's main button, unless
 * the running subscription makes the book free of charge.
 */
export function offerSentence({ needsSignIn, main, subscription }: PurchaseOffer): string {
  if (needsSignIn) return promises.signIn;
  if (!subscription.isEnabled) return promiseText(main.promise);
  if (!main.isEnabled) return promiseText(subscription.promise);
  const isSpared = withoutMoney.has(subscription.promise.kind) && costs(main.promise);
  return isSpared ? promises.bySubscriptionOrBuying : promiseText(main.promise);
}

function costs({ kind }: TapPromise): boolean {
  return kind === 'pays' || kind === 'checkout' || kind === 'fromCredit' || kind === 'needsCredit';
}

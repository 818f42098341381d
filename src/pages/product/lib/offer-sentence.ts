import type { PurchaseOffer } from '@/entities/purchase/offer';
import type { TapPromise } from '@/entities/purchase/promise';
import { promiseText } from '@/features/purchase/ui/promise-text';
import { offers } from '@/shared/i18n/fa/purchase';
import { formatNumber } from '@/shared/i18n/format';

/**
 * One sentence beside 'get' about its effect, or about why the book cannot be had. It describes the pop-up's main
 * button, unless the running subscription makes the book free of charge. `quotaLeft` is the number of titles that
 * the running subscription still has; null while unknown.
 */
export function offerSentence(offer: PurchaseOffer, quotaLeft: number | null): string {
  const { needsSignIn, main, subscription } = offer;
  if (needsSignIn) return offers.signIn;
  const isLent = takesQuota(subscription.promise);
  if (main.isEnabled && isLent && costs(main.promise)) {
    return quotaLeft === null
      ? offers.buyOrSubscription
      : offers.buyOrQuota(formatNumber(quotaLeft));
  }
  return textOf(main.isEnabled ? main.promise : reasonOf(offer), quotaLeft);
}

/** Without a main button the subscription button decides; a withdrawn book has none of both. */
function reasonOf({ main, subscription }: PurchaseOffer): TapPromise {
  return subscription.size === 'Invisible' ? main.promise : subscription.promise;
}

function textOf(promise: TapPromise, quotaLeft: number | null): string {
  switch (promise.kind) {
    case 'bySubscription':
    case 'byNewSubscription':
      return quotaLeft === null ? offers.bySubscription : offers.byQuota(formatNumber(quotaLeft));
    case 'pays':
    case 'checkout':
      return promise.rial === null ? promiseText(promise, quotaLeft) : offers.bought;
    case 'fromCredit':
    case 'plans':
    case 'noQuota':
    case 'intervalQuota':
    case 'notInSubscription':
    case 'archive':
      return offers[promise.kind];
    default:
      return promiseText(promise, quotaLeft);
  }
}

function takesQuota({ kind }: TapPromise): boolean {
  return kind === 'bySubscription' || kind === 'byNewSubscription';
}

function costs({ kind }: TapPromise): boolean {
  return kind === 'pays' || kind === 'checkout' || kind === 'fromCredit' || kind === 'needsCredit';
}

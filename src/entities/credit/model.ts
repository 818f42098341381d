import { sample } from 'effector';

import { createResource } from '@/shared/api/create-resource';
import {
  getCreditFx,
  getCreditPackagesFx,
  redeemCreditCodeFx,
} from '@/shared/api/endpoints/credit';
import { directPurchaseFx, validateMarketPurchaseFx } from '@/shared/api/endpoints/markets';
import { processWithCreditFx } from '@/shared/api/endpoints/orders';

/** The balance in rial and what led to it. */
export const credit = createResource({ effect: getCreditFx, of: 'person' });
/** What credit can be bought in; the shop's, but told to those with an account alone. */
export const packages = createResource({ effect: getCreditPackagesFx, of: 'person' });

/** In rial; null while it is not known. */
export const $balance = credit.$answer.map((answer) => answer?.value.balance ?? null);

// What an answer says of the balance holds at once; the transactions follow.
credit.$answer.on(
  [processWithCreditFx.doneData, redeemCreditCodeFx.doneData],
  (known, { balance }) => known && { value: { ...known.value, balance } },
);
// Whatever may have moved money, also where no answer or a bad one came.
sample({
  clock: [
    processWithCreditFx.finally,
    redeemCreditCodeFx.finally,
    directPurchaseFx.finally,
    validateMarketPurchaseFx.finally,
  ],
  target: credit.outdated,
});

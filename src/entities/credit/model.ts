import { sample } from 'effector';

import { createResource } from '@/shared/api/create-resource';
import {
  getCreditFx,
  getCreditPackagesFx,
  redeemCreditCodeFx,
} from '@/shared/api/endpoints/credit';
import { directPurchaseFx, validateMarketPurchaseFx } from '@/shared/api/endpoints/markets';
import { processWithCreditFx } from '@/shared/api/endpoints/orders';

/** The balance in rial and the transactions. */
export const creditAccount = createResource({ effect: getCreditFx, of: 'user' });
/** The packages of credit for sale. The API returns them to signed-in users only. */
export const creditPackages = createResource({ effect: getCreditPackagesFx, of: 'user' });

/** The balance in rial; null until it is loaded. */
export const $balance = creditAccount.$answer.map((answer) => answer?.value.balance ?? null);

// Show a balance from an answer at once; the reload below brings the transactions.
creditAccount.$answer.on(
  [processWithCreditFx.doneData, redeemCreditCodeFx.doneData],
  (known, { balance }) => known && { value: { ...known.value, balance } },
);
// Reload after every call that may have moved money, also after a failed one: the answer may be lost.
sample({
  clock: [
    processWithCreditFx.finally,
    redeemCreditCodeFx.finally,
    directPurchaseFx.finally,
    validateMarketPurchaseFx.finally,
  ],
  target: creditAccount.becameStale,
});

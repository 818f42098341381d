import { sample } from 'effector';

import { createResource } from '@/shared/api/create-resource';
import { orderWithoutPaymentFx, processWithCreditFx } from '@/shared/api/endpoints/orders';
import { validateMarketPurchaseFx } from '@/shared/api/endpoints/markets';
import {
  consumeSubscriptionFx,
  getCurrentSubscriptionFx,
  getPlansFx,
} from '@/shared/api/endpoints/subscription';

/** The running subscription; the answer's value is null where none runs. */
export const subscription = createResource({ effect: getCurrentSubscriptionFx, of: 'user' });
export const plans = createResource({ effect: getPlansFx, of: 'anyone' });

// These calls start a subscription or use its quota. Reload also after a failure: the answer may be lost.
sample({
  clock: [
    processWithCreditFx.finally,
    validateMarketPurchaseFx.finally,
    consumeSubscriptionFx.finally,
    orderWithoutPaymentFx.finally,
  ],
  target: subscription.becameStale,
});

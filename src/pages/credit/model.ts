import { createEvent, sample } from 'effector';

import { credit, packages } from '@/entities/credit/model';
import { $marketStage, marketPurchaseRequested } from '@/features/markets/model/market-flow';
import { loadOnVisit } from '@/features/page-data/load-on-visit';
import { creditRoute } from '@/shared/routing/account-routes';
import { continuationOf } from '@/shared/routing/continuation';

export const retryClicked = createEvent();
/** A package, by its packageId, is to be bought in the app market. */
export const buyClicked = createEvent<number>();

loadOnVisit({ route: creditRoute, resources: [credit, packages], retryClicked });

/** The purchase that wanted more credit and goes on afterwards; null without one. */
export const $continuation = creditRoute.$visit.map((visit) =>
  continuationOf(visit?.query['returnUrl']),
);

export const $isBuying = $marketStage.map((stage) => stage !== 'idle');
sample({
  clock: buyClicked,
  fn: (packageId) => ({ kind: 'credit' as const, value: packageId }),
  target: marketPurchaseRequested,
});

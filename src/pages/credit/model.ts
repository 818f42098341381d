import { createEvent, sample } from 'effector';

import { creditAccount, creditPackages } from '@/entities/credit/model';
import { $marketStage, marketPurchaseRequested } from '@/features/markets/model/market-flow';
import { commonFailure } from '@/features/page-data/common-failure';
import { loadOnVisit } from '@/features/page-data/load-on-visit';
import { creditRoute } from '@/shared/routing/routes';
import { continuationOf } from '@/shared/routing/continuation';

export const creditRetryClicked = createEvent();
/** The user buys the package with this packageId in the app market. */
export const packageBuyClicked = createEvent<number>();

loadOnVisit({
  route: creditRoute,
  resources: [creditAccount, creditPackages],
  retryClicked: creditRetryClicked,
});

/** Why the page has nothing to show. */
export const $creditPageError = commonFailure(creditAccount, creditPackages);

/** The address of the purchase that needs more credit; null without one. */
export const $creditContinuation = creditRoute.$visit.map((visit) =>
  continuationOf(visit?.query['returnUrl']),
);

export const $isBuyingPackage = $marketStage.map((stage) => stage !== 'idle');
sample({
  clock: packageBuyClicked,
  fn: (packageId) => ({ kind: 'credit' as const, value: packageId }),
  target: marketPurchaseRequested,
});

import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';

import { $isAsking } from '@/features/partner-sign-in/model';
import { $isLoadingIndicatorShown } from '@/features/purchase/model/archive-indicator';
import { $isOpen } from '@/features/purchase/model/pop-up';
import { endedDialog } from '@/features/subscription-ended/model';
import { useWasTrue } from '@/shared/ui/use-was-true';

const SwapQuestion = lazy(() => import('@/features/partner-sign-in/ui/swap-question'));
const PurchasePopup = lazy(() => import('@/features/purchase/ui/purchase-popup'));
const EndedDialog = lazy(() => import('@/features/subscription-ended/ui/ended-dialog'));
const LoadingScreen = lazy(() => import('@/features/purchase/ui/loading-screen'));

/** What may stand above any page and is seldom seen; each is fetched when it is needed first. */
export default function Overlays() {
  const wasAsked = useWasTrue(useUnit($isAsking));
  const wasGetting = useWasTrue(useUnit($isOpen));
  const wasTold = useWasTrue(useUnit(endedDialog.$isOpen));
  const isLeaving = useUnit($isLoadingIndicatorShown);
  return (
    <Suspense>
      {wasAsked && <SwapQuestion />}
      {wasGetting && <PurchasePopup />}
      {wasTold && <EndedDialog />}
      {isLeaving && <LoadingScreen />}
    </Suspense>
  );
}

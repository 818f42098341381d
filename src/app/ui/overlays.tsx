import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';

import { $isSwapQuestionOpen } from '@/features/partner-sign-in/model';
import { $isLoadingIndicatorShown } from '@/features/purchase/model/archive-indicator';
import { $isOpen } from '@/features/purchase/model/pop-up';
import { endedDialog } from '@/features/subscription-ended/model';
import { useWasTrue } from '@/shared/ui/use-was-true';

const SwapQuestion = lazy(() => import('@/features/partner-sign-in/ui/swap-question'));
const PurchasePopup = lazy(() => import('@/features/purchase/ui/purchase-popup'));
const EndedDialog = lazy(() => import('@/features/subscription-ended/ui/ended-dialog'));
const LoadingScreen = lazy(() => import('@/features/purchase/ui/loading-screen'));

/** Dialogs that can open above any page. Each is loaded when it is needed first, and stays mounted then. */
export default function Overlays() {
  const wasSwapOffered = useWasTrue(useUnit($isSwapQuestionOpen));
  const wasPopUpOpen = useWasTrue(useUnit($isOpen));
  const wasEndShown = useWasTrue(useUnit(endedDialog.$isOpen));
  const isLoading = useUnit($isLoadingIndicatorShown);
  return (
    <Suspense>
      {wasSwapOffered && <SwapQuestion />}
      {wasPopUpOpen && <PurchasePopup />}
      {wasEndShown && <EndedDialog />}
      {isLoading && <LoadingScreen />}
    </Suspense>
  );
}

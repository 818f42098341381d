import { useUnit } from 'effector-react';
import { lazy, Suspense, useEffect } from 'react';

import { $updateStatus } from '@/features/app-update/model';
import { downloadDialog } from '@/features/download/model';
import { $isSwapQuestionOpen } from '@/features/partner-sign-in/model';
import { $isLoadingIndicatorShown } from '@/features/purchase/model/archive-indicator';
import { $isOpen } from '@/features/purchase/model/pop-up';
import { endedDialog } from '@/features/subscription-ended/model';
import { $isChatOffered } from '@/features/support-chat/model';
import { watchCoverLinks } from '@/shared/ui/cover/cover-flight';
import { useWasTrue } from '@/shared/ui/use-was-true';

const UpdateBanner = lazy(() => import('@/features/app-update/banner'));
const SwapQuestion = lazy(() => import('@/features/partner-sign-in/ui/swap-question'));
const PurchasePopup = lazy(() => import('@/features/purchase/ui/purchase-popup'));
const DownloadDialog = lazy(() => import('@/features/download/ui/download-dialog'));
const EndedDialog = lazy(() => import('@/features/subscription-ended/ui/ended-dialog'));
const SupportChat = lazy(() => import('@/features/support-chat/ui/support-chat'));
const LoadingScreen = lazy(() => import('@/features/purchase/ui/loading-screen'));

/** Dialogs and banners that can open above any page. Each is loaded when it is needed first, and stays mounted then. */
export default function Overlays() {
  const wasSwapOffered = useWasTrue(useUnit($isSwapQuestionOpen));
  const wasPopUpOpen = useWasTrue(useUnit($isOpen));
  const wasEndShown = useWasTrue(useUnit(endedDialog.$isOpen));
  const wasDownloadAsked = useWasTrue(useUnit(downloadDialog.$isOpen));
  const hasChat = useUnit($isChatOffered);
  const hasUpdate = useUnit($updateStatus) !== 'none';
  const isLoading = useUnit($isLoadingIndicatorShown);
  useEffect(watchCoverLinks, []);
  return (
    <Suspense>
      {hasUpdate && <UpdateBanner />}
      {wasSwapOffered && <SwapQuestion />}
      {wasPopUpOpen && <PurchasePopup />}
      {wasEndShown && <EndedDialog />}
      {wasDownloadAsked && <DownloadDialog />}
      {hasChat && <SupportChat />}
      {isLoading && <LoadingScreen />}
    </Suspense>
  );
}

import type { EventCallable, Store } from 'effector';
import { useUnit } from 'effector-react';
import { useEffect, type ComponentType } from 'react';

import { OverlayFailed } from '@/entities/connection/ui/overlay-failed';
import { LoadingCard } from '@/entities/loading/ui/loading-card';
import { LoadingScreen } from '@/entities/loading/ui/loading-screen';
import { $updateStatus } from '@/features/app-update/model';
import { downloadDialog } from '@/features/download/model';
import { $isSwapQuestionOpen, swapDeclined } from '@/features/partner-sign-in/model';
import { ShortcutsHelp } from '@/features/player/ui/shortcuts-help';
import { $isOpen, popUpDismissed } from '@/features/purchase/model/pop-up';
import { endedDialog } from '@/features/subscription-ended/model';
import { $isChatOffered } from '@/features/support-chat/model';
import { watchCoverLinks } from '@/shared/ui/cover/cover-flight';
import { preloadable } from '@/shared/ui/preloadable';
import { useWasTrue } from '@/shared/ui/use-was-true';

import './no-motion.css';
import { PartFailed } from './part-failed';

const { View: UpdateBanner } = preloadable(() => import('@/features/app-update/banner'), {
  Failed: PartFailed,
});
const { View: SupportChat } = preloadable(() => import('@/features/support-chat/ui/support-chat'), {
  Failed: PartFailed,
});
const SwapQuestion = overlay(
  () => import('@/features/partner-sign-in/ui/swap-question'),
  $isSwapQuestionOpen,
  swapDeclined,
);
const PurchasePopup = overlay(
  () => import('@/features/purchase/ui/purchase-popup'),
  $isOpen,
  popUpDismissed,
);
const DownloadDialog = overlay(
  () => import('@/features/download/ui/download-dialog'),
  downloadDialog.$isOpen,
  downloadDialog.closed,
);
const EndedDialog = overlay(
  () => import('@/features/subscription-ended/ui/ended-dialog'),
  endedDialog.$isOpen,
  endedDialog.closed,
);

/** A dialog that says so and closes when its code is lost. */
function overlay(
  load: () => Promise<{ default: ComponentType }>,
  $isShown: Store<boolean>,
  dismissed: EventCallable<void>,
): ComponentType {
  function Failed({ onRetry }: { onRetry: () => void }) {
    const { isOpen, dismiss } = useUnit({ isOpen: $isShown, dismiss: dismissed });
    return <OverlayFailed isOpen={isOpen} onDismissed={dismiss} onRetry={onRetry} />;
  }
  return preloadable(load, { Failed }).View;
}

/** Dialogs and banners that can open above any page. Each is loaded when it is needed first, and stays mounted then. */
export default function Overlays() {
  const wasSwapOffered = useWasTrue(useUnit($isSwapQuestionOpen));
  const wasPopUpOpen = useWasTrue(useUnit($isOpen));
  const wasEndShown = useWasTrue(useUnit(endedDialog.$isOpen));
  const wasDownloadAsked = useWasTrue(useUnit(downloadDialog.$isOpen));
  const hasChat = useUnit($isChatOffered);
  const hasUpdate = useUnit($updateStatus) !== 'none';
  useEffect(watchCoverLinks, []);
  return (
    <>
      {hasUpdate && <UpdateBanner />}
      {wasSwapOffered && <SwapQuestion />}
      {wasPopUpOpen && <PurchasePopup />}
      {wasEndShown && <EndedDialog />}
      {wasDownloadAsked && <DownloadDialog />}
      {hasChat && <SupportChat />}
      <ShortcutsHelp />
      <LoadingScreen />
      <LoadingCard />
    </>
  );
}

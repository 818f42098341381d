import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { lazyOverlay } from '@/entities/connection/ui/lazy-overlay';
import { LoadingCard } from '@/entities/loading/ui/loading-card';
import { LoadingScreen } from '@/entities/loading/ui/loading-screen';
import { $updateStatus } from '@/features/app-update/model';
import { downloadDialog } from '@/features/download/model';
import { $installHint } from '@/features/install-hint/model';
import { $isSwapQuestionOpen, swapDeclined } from '@/features/partner-sign-in/model';
import { ShortcutsHelp } from '@/features/player/ui/shortcuts-help';
import { $isOpen, popUpDismissed } from '@/features/purchase/model/pop-up';
import { endedDialog } from '@/features/subscription-ended/model';
import { $isChatOffered } from '@/features/support-chat/model';
import { watchCoverLinks } from '@/shared/ui/cover/cover-flight';
import { preloadable } from '@/shared/ui/preloadable';

import './no-motion.css';
import { PartFailed } from './part-failed';
import { useLostFocus } from './use-lost-focus';

const { View: UpdateBanner } = preloadable(() => import('@/features/app-update/banner'), {
  Failed: PartFailed,
});
const { View: InstallHint } = preloadable(() => import('@/features/install-hint/hint'), {
  Failed: PartFailed,
});
const { View: SupportChat } = preloadable(() => import('@/features/support-chat/ui/support-chat'), {
  Failed: PartFailed,
});
const SwapQuestion = lazyOverlay(
  () => import('@/features/partner-sign-in/ui/swap-question'),
  $isSwapQuestionOpen,
  swapDeclined,
);
const PurchasePopup = lazyOverlay(
  () => import('@/features/purchase/ui/purchase-popup'),
  $isOpen,
  popUpDismissed,
);
const DownloadDialog = lazyOverlay(
  () => import('@/features/download/ui/download-dialog'),
  downloadDialog.$isOpen,
  downloadDialog.closed,
);
const EndedDialog = lazyOverlay(
  () => import('@/features/subscription-ended/ui/ended-dialog'),
  endedDialog.$isOpen,
  endedDialog.closed,
);

/** Dialogs, banners and loading indicators that can appear above any page. The code of most is loaded when they are needed first. */
export default function Overlays() {
  const hasChat = useUnit($isChatOffered);
  const hasUpdate = useUnit($updateStatus) !== 'none';
  const hasInstallHint = useUnit($installHint) !== null;
  useEffect(watchCoverLinks, []);
  useLostFocus();
  return (
    <>
      {hasUpdate && <UpdateBanner />}
      {hasInstallHint && !hasUpdate && <InstallHint />}
      <SwapQuestion />
      <PurchasePopup />
      <EndedDialog />
      <DownloadDialog />
      {hasChat && <SupportChat />}
      <ShortcutsHelp />
      <LoadingScreen />
      <LoadingCard />
    </>
  );
}

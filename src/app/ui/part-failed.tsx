import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { overlayCodeLost } from '@/entities/connection/lost-code';
import { useRetryLater } from '@/entities/connection/ui/use-retry-later';
import { NavigationBar } from '@/features/navigation-bar/ui/navigation-bar';
import { useBodyClass } from '@/shared/browser/use-body-class';

interface PartFailedProps {
  onRetry: () => void;
}

/** Nothing, in place of a part of the frame whose code is lost. It tries again with the next navigation. */
export function PartFailed({ onRetry }: PartFailedProps) {
  useRetryLater(onRetry, useLocation().key);
  return null;
}

/** As `PartFailed`, for the overlays: says so if the user has just asked for one. */
export function OverlaysFailed({ onRetry }: PartFailedProps) {
  const lost = useUnit(overlayCodeLost);
  const { hash, key } = useLocation();
  const isAskedFor = hash !== '' && !hash.startsWith('#player');
  useEffect(() => {
    if (isAskedFor) lost();
  }, [isAskedFor, lost]);
  useRetryLater(onRetry, key);
  return null;
}

/** Without the sidebar of a desktop, the tabs are where a phone has them. */
export function SidebarFailed({ onRetry }: PartFailedProps) {
  useRetryLater(onRetry, useLocation().key);
  useBodyClass('has-bottom-bar', true);
  return <NavigationBar />;
}

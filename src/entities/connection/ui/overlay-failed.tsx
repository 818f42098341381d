import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';

import { overlayCodeLost } from '../lost-code';

interface OverlayFailedProps {
  isOpen: boolean;
  onDismissed: () => void;
  onRetry: () => void;
}

/** Stands for a sheet or dialog whose code is lost: says so, closes it, and loads it again when it is opened next. */
export function OverlayFailed({ isOpen, onDismissed, onRetry }: OverlayFailedProps) {
  const lost = useUnit(overlayCodeLost);
  const hasTold = useRef(false);
  useEffect(() => {
    if (!isOpen) return;
    if (hasTold.current) {
      onRetry();
      return;
    }
    hasTold.current = true;
    lost();
    onDismissed();
  }, [isOpen, onDismissed, onRetry, lost]);
  return null;
}

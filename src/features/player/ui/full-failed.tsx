import { useUnit } from 'effector-react';

import { OverlayFailed } from '@/entities/connection/ui/overlay-failed';

import { drivingLeft } from '../model/driving';
import { playerShrinkRequested } from '../model/surface';

interface FailedProps {
  onRetry: () => void;
}

/** The code of the full player is lost: the small one stays. */
export function FullFailed({ onRetry }: FailedProps) {
  return <OverlayFailed isOpen onDismissed={useUnit(playerShrinkRequested)} onRetry={onRetry} />;
}

/** The code of driving mode is lost: the full player stays. */
export function DrivingFailed({ onRetry }: FailedProps) {
  return <OverlayFailed isOpen onDismissed={useUnit(drivingLeft)} onRetry={onRetry} />;
}

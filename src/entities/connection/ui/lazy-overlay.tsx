import type { EventCallable, Store } from 'effector';
import { useUnit } from 'effector-react';
import type { ComponentType } from 'react';

import { preloadable } from '@/shared/ui/preloadable';
import { useWasTrue } from '@/shared/ui/use-was-true';

import { OverlayFailed } from './overlay-failed';

/**
 * A sheet or dialog whose code is loaded when it is opened first. It stays mounted then, so that it can animate out.
 * When its code is lost, it says so, closes, and fails alone. Module level only.
 */
export function lazyOverlay(
  load: () => Promise<{ default: ComponentType }>,
  $isOpen: Store<boolean>,
  dismissed: EventCallable<void>,
): ComponentType {
  function Failed({ onRetry }: { onRetry: () => void }) {
    const { isOpen, dismiss } = useUnit({ isOpen: $isOpen, dismiss: dismissed });
    return <OverlayFailed isOpen={isOpen} onDismissed={dismiss} onRetry={onRetry} />;
  }
  const { View } = preloadable(load, { Failed });
  return function LazyOverlay() {
    const wasOpen = useWasTrue(useUnit($isOpen));
    return wasOpen ? <View /> : null;
  };
}

import { useCallback, useLayoutEffect, useRef, type RefCallback } from 'react';

import { watchSwipes, type SwipeOptions } from './swipe/watch-swipes';

/**
 * Detects vertical swipes on the element that has the ref. Every swipe also has a button that does the
 * same. Constants: docs/behaviour.md#limits
 */
export function useSwipe(options: SwipeOptions): RefCallback<HTMLElement> {
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  return useCallback(
    (element: HTMLElement | null) =>
      element ? watchSwipes(element, () => latest.current) : undefined,
    [],
  );
}

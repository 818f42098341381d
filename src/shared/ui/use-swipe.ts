import { useCallback, useLayoutEffect, useRef, type RefCallback } from 'react';

import { watchSwipes, type SwipeOptions } from './swipe/watch-swipes';

/**
 * Swipes along the vertical on the element that carries the ref, with the constants of the product
 * spec (section 9). What a swipe does always has a button too: this is never the only way.
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

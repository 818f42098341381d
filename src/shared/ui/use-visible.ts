import { useCallback, useState, type RefCallback } from 'react';

import { VISIBILITY_MARGIN_PX, VISIBILITY_THRESHOLDS } from '../config/constants';

type VisibilityCallback = () => void;

const callbacks = new Map<Element, VisibilityCallback>();
let observer: IntersectionObserver | undefined;

/** One observer for the whole page, created for the first picture. */
function sharedObserver(): IntersectionObserver {
  observer ??= new IntersectionObserver(reportVisible, {
    rootMargin: `${VISIBILITY_MARGIN_PX}px`,
    threshold: VISIBILITY_THRESHOLDS,
  });
  return observer;
}

function reportVisible(entries: readonly IntersectionObserverEntry[]) {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    callbacks.get(target)?.();
    stopWatching(target);
  }
}

function stopWatching(element: Element) {
  callbacks.delete(element);
  observer?.unobserve(element);
}

/**
 * Calls `becameVisible` once, when the element comes within 50 px of the viewport; at once where
 * IntersectionObserver is missing. Returns a function that stops watching. Rule: docs/behaviour.md#limits
 */
export function watchVisibility(element: Element, becameVisible: VisibilityCallback): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    becameVisible();
    return () => undefined;
  }
  callbacks.set(element, becameVisible);
  sharedObserver().observe(element);
  return () => stopWatching(element);
}

/** Whether the element with the `ref` has ever been near the viewport. */
export function useVisible(isVisibleAtOnce = false): {
  ref: RefCallback<Element>;
  isVisible: boolean;
} {
  const [hasBeenVisible, setHasBeenVisible] = useState(false);
  const ref = useCallback(
    (element: Element | null) =>
      element && !isVisibleAtOnce
        ? watchVisibility(element, () => setHasBeenVisible(true))
        : undefined,
    [isVisibleAtOnce],
  );
  return { ref, isVisible: isVisibleAtOnce || hasBeenVisible };
}

import { useCallback, useState, type RefCallback } from 'react';

import { VISIBILITY_MARGIN_PX, VISIBILITY_THRESHOLDS } from '../config/constants';

type Seen = () => void;

const waiting = new Map<Element, Seen>();
let observer: IntersectionObserver | undefined;

/** One observer for the whole page, made when the first picture needs it. */
function sharedObserver(): IntersectionObserver {
  observer ??= new IntersectionObserver(tellTheVisible, {
    rootMargin: `${VISIBILITY_MARGIN_PX}px`,
    threshold: VISIBILITY_THRESHOLDS,
  });
  return observer;
}

function tellTheVisible(entries: readonly IntersectionObserverEntry[]) {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    waiting.get(target)?.();
    forget(target);
  }
}

function forget(element: Element) {
  waiting.delete(element);
  observer?.unobserve(element);
}

/**
 * Calls `seen` once, when the element comes within 50 px of the view (product spec, section 9,
 * 'Lazy-visibility'); at once where the browser cannot watch. Returns how to stop watching.
 */
export function watchVisibility(element: Element, seen: Seen): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    seen();
    return () => undefined;
  }
  waiting.set(element, seen);
  sharedObserver().observe(element);
  return () => forget(element);
}

/** Whether the element that carries `ref` has ever come near the view. */
export function useVisible(isVisibleAtOnce = false): {
  ref: RefCallback<Element>;
  isVisible: boolean;
} {
  const [hasBeenSeen, setHasBeenSeen] = useState(false);
  const ref = useCallback(
    (element: Element | null) =>
      element && !isVisibleAtOnce
        ? watchVisibility(element, () => setHasBeenSeen(true))
        : undefined,
    [isVisibleAtOnce],
  );
  return { ref, isVisible: isVisibleAtOnce || hasBeenSeen };
}

import { useCallback, useState, type RefCallback } from 'react';

/**
 * Whether the element with the `ref` has scrolled out at the top of the viewport, `inset` px of which
 * are covered by a header. False where IntersectionObserver is missing.
 */
export function useScrolledPast(inset: number): {
  ref: RefCallback<Element>;
  isPast: boolean;
} {
  const [isPast, setIsPast] = useState(false);
  const ref = useCallback(
    (element: Element | null) => {
      if (!element || typeof IntersectionObserver === 'undefined') return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          const entry = entries.at(-1);
          if (entry) setIsPast(!entry.isIntersecting && entry.boundingClientRect.top < inset);
        },
        { rootMargin: `-${inset}px 0px 0px` },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [inset],
  );
  return { ref, isPast };
}

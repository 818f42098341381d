import { useCallback, useState, type ReactNode } from 'react';

/** A chunk this near to the view is whole; one further away is a gap of the same height. */
const KEPT_PX = 1500;

interface ListChunkProps {
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Some items of a long list. Chunks far from the view give up their elements and keep their place, so
 * that a list of any length stays small. All are whole at first: a restored scroll position finds
 * every height right.
 */
export function ListChunk({ className, children }: ListChunkProps) {
  /** px; null while the items are there. */
  const [gap, setGap] = useState<number | null>(null);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (entry) setGap(entry.isIntersecting ? null : entry.boundingClientRect.height);
      },
      { rootMargin: `${KEPT_PX}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={watch}
      role="presentation"
      className={className}
      style={gap === null ? undefined : { blockSize: gap }}
    >
      {gap === null && children}
    </div>
  );
}

import { useCallback, useState, type ReactNode } from 'react';

/** Chunks within this distance of the viewport are rendered; others are replaced by a gap of the same height. */
const KEPT_PX = 1500;

interface ListChunkProps {
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Some items of a long list. Chunks far from the viewport remove their elements and keep their height, so
 * that the DOM stays small. All chunks are rendered at first, so that a restored scroll position finds
 * the right heights.
 */
export function ListChunk({ className, children }: ListChunkProps) {
  /** Height in px; null while the items are rendered. */
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

import { useRef, useState } from 'react';

/**
 * Tracks the visible slide of a row and scrolls to another one. Distances count from the start of the
 * writing direction, so that both directions are one case.
 */
export function useSlides(count: number) {
  const ref = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  const follow = () => {
    const row = ref.current;
    if (!row) return;
    const gone = Math.abs(row.scrollLeft);
    const isAtEnd = gone + row.clientWidth >= row.scrollWidth - 1;
    setCurrent(isAtEnd ? count - 1 : Math.round(gone / stepOf(row)));
  };

  const show = (index: number) => {
    const row = ref.current;
    if (!row) return;
    const sign = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
    row.scrollTo({ left: sign * stepOf(row) * index });
  };

  return { ref, current, follow, show };
}

/** The distance between the starts of two neighbouring slides, in px. */
function stepOf(row: HTMLElement): number {
  const [first, second] = [...row.children].map((slide) => slide.getBoundingClientRect().left);
  return first === undefined || second === undefined ? row.clientWidth : Math.abs(second - first);
}

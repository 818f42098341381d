import { useRef, useState } from 'react';

/**
 * Knows which slide of a row stands in view, and shows another. Distances are counted from where
 * reading starts, so that both directions of writing are one case.
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

/** From the start of one slide to that of the next, in px. */
function stepOf(row: HTMLElement): number {
  const [first, second] = [...row.children].map((slide) => slide.getBoundingClientRect().left);
  return first === undefined || second === undefined ? row.clientWidth : Math.abs(second - first);
}

import { useRef, useState } from 'react';

/** The share of the row's width that one press scrolls, so that about one card stays in view. */
const pageShare = 0.8;

/**
 * Scrolls a row page by page. Distances count from the start of the writing direction, so that both
 * directions are one case. Call `measure` when the pointer enters and when the row scrolls: an earlier
 * measurement would force a layout before the first paint.
 */
export function useRowPages() {
  const ref = useRef<HTMLUListElement>(null);
  const [canTurn, setCanTurn] = useState({ back: false, forward: false });

  const measure = () => {
    const row = ref.current;
    if (!row) return;
    const gone = Math.abs(row.scrollLeft);
    const back = gone >= 1;
    const forward = gone + row.clientWidth <= row.scrollWidth - 1;
    if (back !== canTurn.back || forward !== canTurn.forward) setCanTurn({ back, forward });
  };

  const turn = (to: 'back' | 'forward') => {
    const row = ref.current;
    if (!row) return;
    const rightwards = (to === 'forward') === (getComputedStyle(row).direction !== 'rtl');
    row.scrollBy({ left: row.clientWidth * pageShare * (rightwards ? 1 : -1) });
  };

  return { ref, canTurn, measure, turn };
}

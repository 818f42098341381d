import { useRef, useState } from 'react';

/** How much of the row's own width one press turns: a card or so stays in view. */
const pageShare = 0.8;

/**
 * Turns the pages of a row that scrolls sideways. Distances are counted from where reading starts, so
 * that both directions of writing are one case. `measure` wants to be called when the pointer comes
 * and when the row moves: measuring any earlier would cost the first paint a layout.
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

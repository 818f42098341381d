import { useCallback, useSyncExternalStore } from 'react';

/** Rows above and below the view that are rendered as well. */
const OVERSCAN_ROWS = 4;
/** The first row moves in steps of this many rows, so that not every row that is scrolled renders all of them. */
const STEP_ROWS = 4;

interface Grid {
  readonly rows: number;
  /** The height of each row in px. */
  readonly rowSize: number;
  /** The distance of the first row from the top of the document in px. */
  readonly top: number;
}

interface RowsInView {
  readonly first: number;
  /** The row behind the last one. */
  readonly end: number;
}

/** The rows of a grid that the window shows or is about to show. They follow each scroll before it is painted. */
export function useRowsInView({ rows, rowSize, top }: Grid): RowsInView {
  const firstInView = useCallback(() => stepAt((window.scrollY - top) / rowSize), [top, rowSize]);
  const rowsInWindow = useCallback(() => Math.ceil(window.innerHeight / rowSize), [rowSize]);
  const inView = useSyncExternalStore(watchWindow, firstInView);
  const shown = useSyncExternalStore(watchWindow, rowsInWindow);
  const end = Math.min(rows, Math.max(0, inView) + STEP_ROWS + shown + OVERSCAN_ROWS);
  return { first: Math.min(Math.max(0, inView - OVERSCAN_ROWS), Math.max(0, end - 1)), end };
}

function stepAt(row: number): number {
  return Math.floor(row / STEP_ROWS) * STEP_ROWS;
}

function watchWindow(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  window.addEventListener('resize', changed);
  return () => {
    window.removeEventListener('scroll', changed);
    window.removeEventListener('resize', changed);
  };
}

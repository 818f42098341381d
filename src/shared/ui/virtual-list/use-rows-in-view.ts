import { useCallback, useDeferredValue, useSyncExternalStore } from 'react';

/** Rows above and below the view that are rendered as well. */
const OVERSCAN_ROWS = 4;
/** The rows that the server renders: those of a phone's first view. */
const SERVER_ROWS = 8;

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

/**
 * The rows of a grid that the window shows or is about to show. Those in the window follow each scroll before it is
 * painted; those around it follow in a task of their own, so that neither task is long.
 */
export function useRowsInView({ rows, rowSize, top }: Grid): RowsInView {
  const firstInView = useCallback(
    () => Math.max(0, Math.floor((window.scrollY - top) / rowSize)),
    [top, rowSize],
  );
  const rowsInWindow = useCallback(() => Math.ceil(window.innerHeight / rowSize) + 1, [rowSize]);
  const first = useSyncExternalStore(watchWindow, firstInView, () => 0);
  const end = first + useSyncExternalStore(watchWindow, rowsInWindow, () => SERVER_ROWS);
  const settled = useDeferredValue(first);
  const ahead = clamp(OVERSCAN_ROWS + settled - first, 0, OVERSCAN_ROWS);
  const behind = clamp(OVERSCAN_ROWS + first - settled, 0, OVERSCAN_ROWS);
  const last = Math.min(rows, end + ahead);
  return { first: clamp(first - behind, 0, Math.max(0, last - 1)), end: last };
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

function watchWindow(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  window.addEventListener('resize', changed);
  return () => {
    window.removeEventListener('scroll', changed);
    window.removeEventListener('resize', changed);
  };
}

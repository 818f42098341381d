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
    () => Math.max(0, Math.floor((place().scrollY - top) / rowSize)),
    [top, rowSize],
  );
  const rowsInWindow = useCallback(() => Math.ceil(place().innerHeight / rowSize) + 1, [rowSize]);
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

type Place = Pick<Window, 'scrollY' | 'innerHeight'>;

const listeners = new Set<() => void>();
/** What the last event said; null while nobody listens. */
let told: Place | null = null;

/**
 * The place and the height of the window as its last event said. What is rendered may move the page, so that a place
 * read after each rendering could make the next one necessary, without end.
 */
function place(): Place {
  return told ?? readPlace();
}

function readPlace(): Place {
  const { scrollY, innerHeight } = window;
  return { scrollY, innerHeight };
}

function tell(): void {
  told = readPlace();
  for (const changed of listeners) changed();
}

function watchWindow(changed: () => void): () => void {
  if (listeners.size === 0) {
    told = readPlace();
    window.addEventListener('scroll', tell, { passive: true });
    window.addEventListener('resize', tell);
  }
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
    if (listeners.size > 0) return;
    told = null;
    window.removeEventListener('scroll', tell);
    window.removeEventListener('resize', tell);
  };
}

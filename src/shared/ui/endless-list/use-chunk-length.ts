import { useCallback, useState, type RefCallback } from 'react';

/** About a page of the API. */
const MIN_CHUNK_LENGTH = 20;

/**
 * How many items make a chunk: full rows only, so that a grid of several chunks has no gap in its middle. The
 * `ref` belongs to the list, whose first child is a chunk.
 */
export function useChunkLength(): { ref: RefCallback<HTMLElement>; chunkLength: number } {
  const [columns, setColumns] = useState(1);
  const ref = useCallback((list: HTMLElement | null) => {
    if (!list || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => {
      if (list.firstElementChild) setColumns(columnsOf(list.firstElementChild));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    return () => observer.disconnect();
  }, []);
  return { ref, chunkLength: Math.ceil(MIN_CHUNK_LENGTH / columns) * columns };
}

/** The columns of a grid; 1 for any other element. */
function columnsOf(element: Element): number {
  const { gridTemplateColumns } = window.getComputedStyle(element);
  return gridTemplateColumns.split(' ').filter((width) => /^[\d.]+px$/.test(width)).length || 1;
}

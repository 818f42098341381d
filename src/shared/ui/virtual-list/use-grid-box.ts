import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface GridBox {
  readonly columns: number;
  /** Distance from the top of the document, in px. */
  readonly top: number;
  /** The root font size in px. */
  readonly rem: number;
}

const unmeasured: GridBox = { columns: 1, top: 0, rem: 16 };

/** The columns and the place of a grid, measured before the first paint and again when its width or its place changes. */
export function useGridBox(): GridBox & { readonly ref: RefObject<HTMLDivElement | null> } {
  const ref = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState(unmeasured);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const next = boxOf(element);
      setBox((known) => (isSame(known, next) ? known : next));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element.ownerDocument.documentElement);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, ...box };
}

function boxOf(element: HTMLElement): GridBox {
  const { gridTemplateColumns } = getComputedStyle(element);
  const root = element.ownerDocument.documentElement;
  return {
    // The computed value has the width of each column.
    columns: Math.max(
      1,
      gridTemplateColumns.split(' ').filter((size) => size.endsWith('px')).length,
    ),
    top: Math.round(element.getBoundingClientRect().top + window.scrollY),
    rem: Number.parseFloat(getComputedStyle(root).fontSize) || unmeasured.rem,
  };
}

function isSame(a: GridBox, b: GridBox): boolean {
  return a.columns === b.columns && a.top === b.top && a.rem === b.rem;
}

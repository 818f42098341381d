/** The files that a page loaded and its paints; times in ms from the start of the navigation. */
export interface PaintRecord {
  readonly firstPaint: number;
  /** The time of the largest contentful paint, which is a cover on the storefront. */
  readonly largestPaint: number;
  /** Paths of the scripts and styles that were requested before that. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** How many covers were fetched, visible or not. */
  readonly covers: number;
  /** The score of every layout shift. */
  readonly shifts: readonly number[];
}

declare global {
  interface Window {
    /** Layout shifts and largest contentful paints so far. */
    paintEntries: PerformanceEntry[];
    readPaintRecord: () => PaintRecord;
  }
}

/** Runs in the page before its own code; `window.readPaintRecord()` returns the record. */
export function recordPainting(): void {
  window.paintEntries = [];
  const observer = new PerformanceObserver((list) => {
    window.paintEntries.push(...list.getEntries());
  });
  observer.observe({ type: 'layout-shift', buffered: true });
  observer.observe({ type: 'largest-contentful-paint', buffered: true });

  window.readPaintRecord = () => {
    const entries = window.paintEntries;
    const largest = entries.filter(({ entryType }) => entryType === 'largest-contentful-paint');
    const largestPaint = largest.at(-1)?.startTime ?? NaN;
    const resources = performance.getEntriesByType('resource').map(({ name, startTime }) => ({
      path: new URL(name).pathname,
      isEarly: startTime < largestPaint,
    }));
    const early = (suffix: string) =>
      resources.filter(({ path, isEarly }) => isEarly && path.endsWith(suffix));
    return {
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
      largestPaint,
      scripts: early('.js').map(({ path }) => path),
      styles: early('.css').map(({ path }) => path),
      covers: resources.filter(({ path }) => path.endsWith('/cover')).length,
      shifts: entries
        .filter(({ entryType }) => entryType === 'layout-shift')
        .map((entry) => ('value' in entry ? Number(entry.value) : NaN)),
    };
  };
}

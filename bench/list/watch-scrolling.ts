/** What a list costs while it is scrolled. */
export interface ScrollRecord {
  /** The most elements that were in the document at once. */
  readonly mostNodes: number;
  /** The longest task, in ms; 0 when none took 50 ms. */
  readonly longestTask: number;
}

declare global {
  interface Window {
    readScrollRecord: () => ScrollRecord;
  }
}

/** Runs in the page: watches tasks and elements from now on; `window.readScrollRecord()` returns the record. */
export function recordScrolling(): void {
  let mostNodes = 0;
  let longestTask = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
  }).observe({ type: 'longtask' });
  const count = () => {
    mostNodes = Math.max(mostNodes, document.getElementsByTagName('*').length);
    requestAnimationFrame(count);
  };
  count();
  window.readScrollRecord = () => ({ mostNodes, longestTask });
}

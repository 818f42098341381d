declare global {
  interface Window {
    /** The longest interaction since the last call, in ms from the input to the next paint; 0 if none took 16 ms. */
    readLongestInteraction: () => number;
  }
}

/** Runs in the page before its own code: watches what people do, as the measure INP does. */
export function watchInteractions(): void {
  let longest = 0;
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  const take = (entries: PerformanceEntryList) => {
    for (const entry of entries)
      if ('interactionId' in entry && entry.interactionId !== 0)
        longest = Math.max(longest, entry.duration);
  };
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  observer.observe(options);
  window.readLongestInteraction = () => {
    take(observer.takeRecords());
    const read = longest;
    longest = 0;
    return read;
  };
}

declare global {
  /** Repeats the taps that were kept, and keeps no more. Undefined in a page without its first view, and afterwards. */
  var shenidarReleaseTaps: (() => void) | undefined;
}

/**
 * Keeps the taps on buttons of a page whose code has not come yet, until `releaseTaps`. Links need
 * no code. Rule: docs/behaviour.md#opens-at-once
 * @param onKept called for each tap
 */
export function keepTaps(onKept: () => void): void {
  const kept = new Set<HTMLButtonElement>();
  const keep = (event: Event) => {
    const control = event.target instanceof Element && event.target.closest('button');
    if (!control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // A second tap out of impatience is no other tap.
    kept.add(control);
    onKept();
  };
  document.addEventListener('click', keep, true);
  globalThis.shenidarReleaseTaps = () => {
    globalThis.shenidarReleaseTaps = undefined;
    document.removeEventListener('click', keep, true);
    // What another view has replaced since has no tap any more.
    for (const control of kept) if (control.isConnected) control.click();
  };
}

/** Repeats the kept taps, if there are any. */
export function releaseTaps(): void {
  globalThis.shenidarReleaseTaps?.();
}

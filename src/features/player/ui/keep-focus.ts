/**
 * Moves the focus into a region, unless a control in it or a dialog above it has it already, and keeps it there while
 * controls come and go, such as the way back after a jump: where the focused one goes, the region itself takes the focus.
 * From the page's body its keys, Escape among them, would not be heard. Returns what ends this.
 */
export function keepFocus(region: HTMLElement): () => void {
  let focused: EventTarget | null = document.activeElement;
  const focusRegion = () => region.focus({ preventScroll: true });
  const noted = ({ target }: FocusEvent) => {
    focused = target;
  };
  const changes = new MutationObserver(() => {
    const isGone = focused instanceof Element && !focused.isConnected;
    if (!isGone || document.activeElement !== document.body) return;
    focusRegion();
  });
  region.addEventListener('focusin', noted);
  // A sheet that is opened together with the region may be there first.
  const dialog = document.activeElement?.closest('[role="dialog"]');
  if (!dialog && !region.contains(document.activeElement)) focusRegion();
  changes.observe(region, { childList: true, subtree: true });
  return () => {
    region.removeEventListener('focusin', noted);
    changes.disconnect();
  };
}

import { useEffect, type RefObject } from 'react';

/**
 * The control that was pressed may go with its item, and that may be later than the bar comes. A focus that is lost
 * while the bar shows a text goes on in the bar, and so does the visible focus of a sheet that closes: it would
 * go back to that item. A pointer ends this.
 */
export function useLostFocus(bar: RefObject<HTMLElement | null>, text: string | null): void {
  useEffect(() => {
    if (text === null) return undefined;
    const active = document.activeElement;
    const sheet = active?.matches(':focus-visible') ? active.closest('[role="dialog"]') : null;
    const takeOver = () => {
      const isLost = document.activeElement === document.body;
      const isSheetGone = sheet !== null && !sheet.isConnected;
      if (!isLost && !isSheetGone) return;
      bar.current?.querySelector('button')?.focus({ preventScroll: true });
      stop();
    };
    const changes = new MutationObserver(takeOver);
    const stop = () => {
      changes.disconnect();
      document.removeEventListener('pointerdown', stop);
    };
    changes.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('pointerdown', stop);
    takeOver();
    return stop;
  }, [bar, text]);
}

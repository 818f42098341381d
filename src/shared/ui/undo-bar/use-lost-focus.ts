import { useEffect, type RefObject } from 'react';

/**
 * The control that was pressed may go with its item, or give its focus back to one that has gone, and not before
 * the bar is there. A focus that is lost while the bar shows a text goes on in the bar, unless a pointer is used.
 */
export function useLostFocus(bar: RefObject<HTMLElement | null>, text: string | null): void {
  useEffect(() => {
    if (text === null) return undefined;
    const takeOver = () => {
      if (document.activeElement !== document.body) return;
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

import { useLayoutEffect, type RefObject } from 'react';

import { isDialogOpen } from '@/shared/browser/is-dialog-open';

/** Elements that take the character themselves. */
const takesText = 'input, textarea, select, [contenteditable], [role="dialog"]';

/**
 * The key `/` moves the focus to the box, unless the user types somewhere or a dialog is open. Both layouts
 * count: a Persian keyboard has the character on the same key.
 */
export function useSlashKey(box: RefObject<HTMLInputElement | null>): void {
  // Not after the paint, as other effects: a key that is pressed once the sidebar can be seen must count.
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || isDialogOpen()) return;
      if (event.target instanceof Element && event.target.closest(takesText)) return;
      // The character must not be typed into the box.
      event.preventDefault();
      box.current?.focus();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [box]);
}

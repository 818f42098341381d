/** Elements that use letters themselves. */
export const takesKeys = 'input, textarea, select, [contenteditable], [role="slider"]';

/** Whether a key is a shortcut: without a modifier, and not for the element that has the focus. */
export function isFree(event: KeyboardEvent, taken: string): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  return !(event.target instanceof Element && event.target.closest(taken));
}

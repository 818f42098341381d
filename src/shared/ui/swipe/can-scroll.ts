import type { SwipeDirection } from './stroke';

/**
 * Whether a stroke in this direction would scroll an element between `from` and `within`. A stroke
 * down scrolls earlier content into view, a stroke up later content.
 */
export function canScroll(from: Element, within: Element, direction: SwipeDirection): boolean {
  for (let part: Element | null = from; part; part = part.parentElement) {
    const room = part.scrollHeight - part.clientHeight;
    if (room > 0 && /auto|scroll/.test(getComputedStyle(part).overflowY)) {
      const isAtEdge = direction === 'down' ? part.scrollTop <= 0 : part.scrollTop >= room - 1;
      if (!isAtEdge) return true;
    }
    if (part === within) return false;
  }
  return false;
}

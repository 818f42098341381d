import type { SwipeDirection } from './stroke';

/**
 * Whether a finger that goes this way would scroll something between `from` and `within`: down pulls
 * earlier content into view, up later.
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

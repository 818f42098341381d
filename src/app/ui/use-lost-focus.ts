import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves the focus to the page where a change of the query has taken the focused link away, so that a keyboard goes on
 * there. A pointer that pressed a link without giving it the focus, as in Safari, loses nothing.
 * Rule: docs/behaviour.md#accessibility
 */
export function useLostFocus(): void {
  const { search } = useLocation();
  const lastSearch = useRef(search);
  const lastFocused = useRef<EventTarget | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      lastFocused.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    const hasChanged = lastSearch.current !== search;
    lastSearch.current = search;
    const focused = lastFocused.current;
    const isGone = focused instanceof Element && !focused.isConnected;
    if (hasChanged && isGone && document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true });
  }, [search]);
}

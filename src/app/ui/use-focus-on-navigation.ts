import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves the focus to the returned element after a navigation to another page, as a browser does on a
 * page load. Within a page it does so only where the focused link went with a change of the query. The first page keeps the
 * browser's own focus.
 */
export function useFocusOnNavigation(): RefObject<HTMLElement | null> {
  const target = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  const lastPath = useRef(pathname);
  const lastSearch = useRef(search);
  // While the app is prerendered there is no document.
  const focused = typeof document === 'undefined' ? null : document.activeElement;
  useEffect(() => {
    const isLost = lastSearch.current !== search && focused?.isConnected === false;
    if (lastPath.current !== pathname || isLost) target.current?.focus({ preventScroll: true });
    lastPath.current = pathname;
    lastSearch.current = search;
  }, [pathname, search, focused]);
  return target;
}

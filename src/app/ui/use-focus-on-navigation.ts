import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves the focus to the returned element after a navigation to another page, as a browser does on a
 * page load. Within a page it does so only where the focus went with the pressed link. The first page keeps the
 * browser's own focus.
 */
export function useFocusOnNavigation(): RefObject<HTMLElement | null> {
  const target = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  const lastPath = useRef(pathname);
  const lastSearch = useRef(search);
  useEffect(() => {
    const isLost = lastSearch.current !== search && document.activeElement === document.body;
    if (lastPath.current !== pathname || isLost) target.current?.focus({ preventScroll: true });
    lastPath.current = pathname;
    lastSearch.current = search;
  }, [pathname, search]);
  return target;
}

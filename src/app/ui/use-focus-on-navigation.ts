import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves the focus to the returned element after a navigation to another page, as a browser does on a
 * page load. The first page keeps the browser's own focus.
 */
export function useFocusOnNavigation(): RefObject<HTMLElement | null> {
  const target = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current !== pathname) target.current?.focus({ preventScroll: true });
    lastPath.current = pathname;
  }, [pathname]);
  return target;
}

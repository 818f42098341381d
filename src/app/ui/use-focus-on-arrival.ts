import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves the focus to the page when another one was navigated to, as a browser does on a page load.
 * The first page keeps the focus where the browser put it.
 */
export function useFocusOnArrival(): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const lastPath = useRef<string | null>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const hasMoved = lastPath.current !== null && lastPath.current !== pathname;
    lastPath.current = pathname;
    if (hasMoved) place.current?.focus({ preventScroll: true });
  }, [pathname]);
  return place;
}

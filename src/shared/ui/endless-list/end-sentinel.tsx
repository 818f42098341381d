import { useCallback, useLayoutEffect, useRef } from 'react';

import { watchVisibility } from '../use-visible';

import styles from './endless-list.module.css';

/**
 * Reaches up from the end of a list and tells once when it comes into view; a longer list needs a new
 * one. Where the browser cannot watch, the button beside it has to do.
 */
export function EndSentinel({ onReached }: { onReached: () => void }) {
  const latest = useRef(onReached);
  useLayoutEffect(() => {
    latest.current = onReached;
  });
  const watch = useCallback(
    (element: HTMLElement | null) =>
      element && typeof IntersectionObserver !== 'undefined'
        ? watchVisibility(element, () => latest.current())
        : undefined,
    [],
  );
  return <span ref={watch} className={styles['sentinel']} aria-hidden="true" />;
}

import { useCallback, useLayoutEffect, useRef } from 'react';

import { watchVisibility } from '../use-visible';

import styles from './endless-list.module.css';

/**
 * Extends upwards from the end of a list and reports once when it becomes visible; a longer list needs
 * a new sentinel. Without IntersectionObserver the button beside it does the same.
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

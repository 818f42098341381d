import type { ReactNode } from 'react';

import { clampFraction } from './fraction';
import styles from './progress-ring.module.css';

interface ProgressRingProps {
  /** 0 to 1. */
  value: number;
  /** The accessible name; without it the ring is decoration of a text that says the same. */
  label?: string | undefined;
  /** Edge length in px; 36 unless told. */
  size?: number | undefined;
  /** Stands in the middle: an icon or a few letters. */
  children?: ReactNode;
}

/** A ring that fills clockwise from the top, as clocks do in every script. */
export function ProgressRing({ value, label, size = 36, children }: ProgressRingProps) {
  const fraction = clampFraction(value);
  const semantics =
    label === undefined
      ? {}
      : { role: 'progressbar', 'aria-label': label, 'aria-valuenow': Math.round(fraction * 100) };
  return (
    <span className={styles['ring']} style={{ inlineSize: size, blockSize: size }} {...semantics}>
      <svg className={styles['drawing']} viewBox="0 0 36 36" aria-hidden="true">
        <circle className={styles['track']} cx="18" cy="18" r="16" />
        {fraction > 0 && (
          <circle
            className={styles['fill']}
            cx="18"
            cy="18"
            r="16"
            pathLength="100"
            strokeDasharray={`${fraction * 100} 100`}
          />
        )}
      </svg>
      <span className={styles['middle']}>{children}</span>
    </span>
  );
}

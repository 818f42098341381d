import type { ReactNode } from 'react';

import { clampFraction } from '../progress/fraction';
import styles from './ring.module.css';

interface RingProps {
  /** 0 to 1. */
  value: number;
  /** The accessible name; without it the ring is decorative and nearby text gives the value. */
  label?: string | undefined;
  /** Edge length in px; 36 by default. */
  size?: number | undefined;
  /** Shown in the middle: an icon or a few characters. */
  children?: ReactNode;
}

/** A ring that fills clockwise from the top in both writing directions. */
export function Ring({ value, label, size = 36, children }: RingProps) {
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

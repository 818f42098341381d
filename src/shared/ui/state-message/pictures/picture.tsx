import type { ReactNode } from 'react';

import styles from './picture.module.css';

/**
 * The frame of the line drawings: 160 by 120, one line width. Shapes with `data-ground` are soft
 * surfaces, shapes with `data-lid` cover the lines behind them. Drawings are decorative.
 */
export function Picture({ children }: { children: ReactNode }) {
  return (
    <svg
      className={styles['picture']}
      width="160"
      height="120"
      viewBox="0 0 160 120"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

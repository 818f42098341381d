import type { ReactNode } from 'react';

import styles from './picture.module.css';

/**
 * The ground of the line drawings: 160 by 120, one pen. What is marked `data-ground` is a quiet
 * surface, `data-lid` hides the lines behind it. The sentence below a drawing says what it shows.
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

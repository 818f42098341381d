import type { ReactNode } from 'react';

import styles from './action-bar.module.css';

/** Stays at the bottom edge, above whatever bars are there; below the cover where the view is wide. */
export function ActionBar({ children }: { children: ReactNode }) {
  return <div className={styles['bar']}>{children}</div>;
}

import type { ReactNode } from 'react';

import styles from './action-bar.module.css';

interface ActionBarProps {
  /** What is to be known before the tap, above the buttons. */
  facts: ReactNode;
  children: ReactNode;
}

/** Stays at the bottom edge, above whatever bars are there; below the cover where the view is wide. */
export function ActionBar({ facts, children }: ActionBarProps) {
  return (
    <div className={styles['bar']}>
      {facts && <div className={styles['facts']}>{facts}</div>}
      <div className={styles['buttons']}>{children}</div>
    </div>
  );
}

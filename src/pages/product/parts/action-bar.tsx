import type { ReactNode } from 'react';

import styles from './action-bar.module.css';

interface ActionBarProps {
  /** The sentence above the buttons. */
  facts: ReactNode;
  children: ReactNode;
}

/** The action bar at the bottom edge, above the other bars; below the cover on wide screens. */
export function ActionBar({ facts, children }: ActionBarProps) {
  return (
    <div className={styles['bar']}>
      {facts && <div className={styles['facts']}>{facts}</div>}
      <div className={styles['buttons']}>{children}</div>
    </div>
  );
}

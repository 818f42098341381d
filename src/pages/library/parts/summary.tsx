import type { ReactNode } from 'react';

import styles from './summary.module.css';

interface SummaryProps {
  /** How many there are. */
  text: string;
  children?: ReactNode;
}

/** The line above the books. */
export function Summary({ text, children }: SummaryProps) {
  return (
    <div className={styles['summary']}>
      <p className={styles['text']} role="status">
        {text}
      </p>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';

import styles from './visually-hidden.module.css';

interface VisuallyHiddenProps {
  as?: 'span' | 'h1' | 'h2' | 'legend' | 'div' | undefined;
  id?: string | undefined;
  children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Tag = 'span', id, children }: VisuallyHiddenProps) {
  return (
    <Tag id={id} className={styles['hidden']}>
      {children}
    </Tag>
  );
}

import type { ReactNode } from 'react';

import styles from './samples-page.module.css';

interface SampleProps {
  /** The name of the component. */
  title: string;
  children: ReactNode;
}

/** A component under its name. */
export function Sample({ title, children }: SampleProps) {
  return (
    <section aria-label={title}>
      <h2 className={styles['title']} dir="ltr">
        {title}
      </h2>
      <div className={styles['row']}>{children}</div>
    </section>
  );
}

import { useId, type ReactNode } from 'react';

import styles from './section.module.css';

interface SectionProps {
  title: ReactNode;
  /** Shown beside the title: a number. */
  note?: ReactNode;
  children: ReactNode;
}

/** A section of the page with its heading. */
export function Section({ title, note, children }: SectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <div className={styles['head']}>
        <h2 id={headingId} className={styles['title']}>
          {title}
        </h2>
        {note}
      </div>
      {children}
    </section>
  );
}

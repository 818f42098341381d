import type { ReactNode } from 'react';

import styles from './top-card.module.css';

interface TopCardProps {
  /** What the region is called by screen readers. */
  label: string;
  /** One sentence, read out when it appears or changes. */
  text: string;
  /** The buttons. */
  children?: ReactNode;
}

/** A card at the top of the window, over the page: what the app itself has to say, with what can be done about it. */
export function TopCard({ label, text, children }: TopCardProps) {
  return (
    <div className={styles['place']}>
      <section className={styles['card']} aria-label={label}>
        <p className={styles['text']} role="status">
          {text}
        </p>
        {children && <div className={styles['acts']}>{children}</div>}
      </section>
    </div>
  );
}

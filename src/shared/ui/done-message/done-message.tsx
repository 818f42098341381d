import type { ReactNode } from 'react';

import styles from './done-message.module.css';

interface DoneMessageProps {
  /** The subject, such as a cover, with a check mark. */
  picture: ReactNode;
  /** One sentence. */
  title: string;
  /** Details about the result. */
  text?: string | undefined;
  /** The next steps: buttons and links. */
  children: ReactNode;
}

/** Confirms that the page's task is completed. */
export function DoneMessage({ picture, title, text, children }: DoneMessageProps) {
  return (
    <div className={styles['done']}>
      {picture}
      <div role="status">
        <p className={styles['title']}>{title}</p>
        {text !== undefined && <p className={styles['text']}>{text}</p>}
      </div>
      <div className={styles['ways']}>{children}</div>
    </div>
  );
}

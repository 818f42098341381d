import type { ReactNode } from 'react';

import styles from './done-message.module.css';

interface DoneMessageProps {
  /** What it is about, marked as done. */
  picture: ReactNode;
  /** One sentence. */
  title: string;
  /** What has become of it. */
  text?: string | undefined;
  /** Where to go from here: buttons and links. */
  children: ReactNode;
}

/** A page's last word: what somebody came for has happened. */
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

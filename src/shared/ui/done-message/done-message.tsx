import { useEffect, useRef, type ReactNode } from 'react';

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
  const heading = useRef<HTMLParagraphElement>(null);
  // The button that completed the task is gone, and the focus with it. Elsewhere it stays.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles['done']}>
      {picture}
      <div role="status">
        <p ref={heading} tabIndex={-1} className={styles['title']}>
          {title}
        </p>
        {text !== undefined && <p className={styles['text']}>{text}</p>}
      </div>
      <div className={styles['ways']}>{children}</div>
    </div>
  );
}

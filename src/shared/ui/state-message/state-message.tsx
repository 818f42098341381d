import type { ReactNode } from 'react';

import styles from './state-message.module.css';

interface StateMessageProps {
  /** A picture of `state-message/pictures`. */
  picture: ReactNode;
  /** One sentence. */
  text: string;
  /** The action to take: a `Button` or `ButtonLink`. */
  action?: ReactNode;
  /** `page` is centred on the screen, `section` is part of a page. */
  size?: 'page' | 'section' | undefined;
}

/** Replaces a list that is empty, failed to load or is offline. */
export function StateMessage({ picture, text, action, size = 'page' }: StateMessageProps) {
  return (
    <div className={styles[size]} role="status">
      {picture}
      <p className={styles['text']} dir="auto">
        {text}
      </p>
      {action}
    </div>
  );
}

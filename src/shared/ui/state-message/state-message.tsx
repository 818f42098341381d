import type { ReactNode } from 'react';

import styles from './state-message.module.css';

interface StateMessageProps {
  /** A picture of `state-message/pictures`. */
  picture: ReactNode;
  /** One sentence. */
  text: string;
  /** What can be done about it: a `Button` or `ButtonLink`. */
  action?: ReactNode;
  /** `page` is in the middle of a screen, `section` within one. */
  size?: 'page' | 'section' | undefined;
}

/** What stands where a list should: it is empty, it failed, there is no network. */
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

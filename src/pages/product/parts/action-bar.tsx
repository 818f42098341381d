import type { ReactNode } from 'react';

import styles from './action-bar.module.css';

interface ActionBarProps {
  /** The price; nothing where there is none. */
  price?: ReactNode;
  /** One sentence about the action. */
  sentence?: ReactNode;
  /** The main action: one button. */
  children: ReactNode;
}

/**
 * One price, one button, one sentence: at the bottom edge of a phone, above the other bars; below the cover on
 * a desktop, and beside the text on a phone on its side.
 */
export function ActionBar({ price, sentence, children }: ActionBarProps) {
  return (
    <div className={styles['bar']}>
      {price && <div className={styles['price']}>{price}</div>}
      <div className={styles['action']}>{children}</div>
      {sentence && <div className={styles['sentence']}>{sentence}</div>}
    </div>
  );
}

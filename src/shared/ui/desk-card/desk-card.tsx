import type { ReactNode } from 'react';

import { Arch } from '../arch/arch';
import { Moon } from '../moon/moon';

import styles from './desk-card.module.css';

/**
 * The few fields of a short page: on a desktop a card in the middle of the window, beside a night in the arch;
 * on a phone only what is in it.
 */
export function DeskCard({ children }: { children: ReactNode }) {
  return (
    <div className={styles['room']}>
      <div className={styles['card']}>
        <div className={styles['night']} aria-hidden="true">
          <Arch shape="tall" outlined className={styles['arch']}>
            <span className={styles['sky']}>
              <Moon fraction={0.3} size={88} />
            </span>
          </Arch>
        </div>
        <div className={styles['content']}>{children}</div>
      </div>
    </div>
  );
}

import { Children, type ReactNode } from 'react';

import { cx } from '../cx';
import { Skeleton } from '../skeleton/skeleton';

import styles from './shelf.module.css';

/** Reserves the exact space of a `Shelf` whose cards are the children. */
export function ShelfSkeleton({ children }: { children: ReactNode }) {
  return (
    <div aria-hidden="true">
      <div className={styles['head']}>
        <div className={styles['title']}>
          <Skeleton shape="text" width="6em" />
        </div>
      </div>
      <div className={cx(styles['row'], styles['still'])}>
        {Children.map(children, (card) => (
          <div className={styles['place']}>{card}</div>
        ))}
      </div>
    </div>
  );
}

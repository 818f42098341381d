import { cx } from '@/shared/ui/cx';
import { Skeleton } from '@/shared/ui/skeleton/skeleton';

import styles from './book-card.module.css';

/** The skeleton of a `BookCard`, of the same size. */
export function BookCardSkeleton({ isFluid = false }: { isFluid?: boolean | undefined }) {
  return (
    <span className={cx(styles['card'], isFluid && styles['fluid'])} aria-hidden="true">
      <Skeleton className={styles['coverSkeleton']} />
      <span className={styles['words']}>
        <span className={styles['title']}>
          <Skeleton shape="text" width="85%" />
        </span>
        <span className={styles['people']}>
          <Skeleton shape="text" width="55%" />
        </span>
      </span>
    </span>
  );
}

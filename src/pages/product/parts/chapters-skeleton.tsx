import { Skeleton } from '@/shared/ui/skeleton/skeleton';

import styles from './chapters.module.css';

/** The skeleton of the chapter list with its heading. */
export function ChaptersSkeleton({ count }: { count: number }) {
  return (
    <div className={styles['card']} aria-hidden="true">
      <div className={styles['heading']}>
        <Skeleton shape="text" width="5em" />
      </div>
      <div className={styles['list']}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={styles['row']}>
            <Skeleton shape="text" width="60%" />
          </div>
        ))}
      </div>
    </div>
  );
}

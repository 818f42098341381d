import { aboutBook as texts } from '@/shared/i18n/fa/about-book';
import { Skeleton } from '@/shared/ui/skeleton/skeleton';

import styles from './book-facts.module.css';

const LINES = ['100%', '96%', '98%', '60%'];

/** The skeleton of a title's facts. */
export function BookFactsSkeleton() {
  return (
    <div className={styles['book']} role="status" aria-label={texts.loading}>
      <div className={styles['head']}>
        <Skeleton width="132px" height="132px" />
        <div className={styles['words']}>
          <p className={styles['title']}>
            <Skeleton shape="text" width="8em" />
          </p>
          <p className={styles['author']}>
            <Skeleton shape="text" width="6em" />
          </p>
          <Skeleton width="10em" height="48px" />
        </div>
      </div>
      <div className={styles['paragraph']}>
        {LINES.map((width) => (
          <Skeleton key={width} shape="text" width={width} />
        ))}
      </div>
    </div>
  );
}

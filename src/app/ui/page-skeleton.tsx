import { pageTitles } from '@/shared/i18n/fa/page-titles';
import type { PageId } from '@/shared/routing/page-table';
import { Skeleton } from '@/shared/ui/skeleton/skeleton';

import styles from './page-skeleton.module.css';

const rows = [1, 2, 3, 4, 5, 6];

/** Stands for a page until its code is there: its title, where that is known, and the outline of a book or a list. */
export function PageSkeleton({ page }: { page: PageId }) {
  const title = pageTitles[page];
  const isBook = page === 'product';
  return (
    <div className={styles['page']} aria-busy="true">
      {isBook && <Skeleton className={styles['cover']} />}
      {title === null ? (
        <Skeleton width="60%" height="28px" />
      ) : (
        <h1 className={styles['title']}>{title}</h1>
      )}
      {rows.map((row) => (
        <Skeleton key={row} height={isBook ? '16px' : '72px'} />
      ))}
    </div>
  );
}

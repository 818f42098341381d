import { Skeleton } from '@/shared/ui/skeleton/skeleton';

import styles from './book-list.module.css';
import { BookRowSkeleton } from './book-row-skeleton';

interface BookListSkeletonProps {
  rows: number;
  /** The text for screen readers. */
  label: string;
  /** Whether the list shows its count above the rows. */
  hasCount?: boolean;
}

/** The skeleton of a `BookList`, or of its next rows. */
export function BookListSkeleton({ rows, label, hasCount = false }: BookListSkeletonProps) {
  return (
    <>
      {hasCount && (
        <p className={styles['count']} aria-hidden="true">
          <Skeleton shape="text" width="4em" />
        </p>
      )}
      <div className={styles['rows']} role="status" aria-label={label}>
        {Array.from({ length: rows }, (_, index) => (
          <BookRowSkeleton key={index} />
        ))}
      </div>
    </>
  );
}

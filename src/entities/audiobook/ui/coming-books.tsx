import { Skeleton } from '@/shared/ui/skeleton/skeleton';

import styles from './book-list.module.css';
import { BookRowSkeleton } from './book-row-skeleton';

interface ComingBooksProps {
  rows: number;
  /** What a screen reader says meanwhile. */
  label: string;
  /** Whether their number will stand above them. */
  hasCount?: boolean;
}

/** Keeps the place of a `BookList`, or of its next few rows. */
export function ComingBooks({ rows, label, hasCount = false }: ComingBooksProps) {
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

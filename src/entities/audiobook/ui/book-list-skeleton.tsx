import { cx } from '@/shared/ui/cx';
import { Skeleton } from '@/shared/ui/skeleton/skeleton';

import styles from './book-list.module.css';
import { BookRowSkeleton } from './book-row-skeleton';

interface BookListSkeletonProps {
  rows: number;
  /** The text for screen readers. */
  label: string;
}

/** The most rows of a first view; a phone shows eight of them. */
const FIRST_ROWS = 30;

/** The skeleton of the first view of a `BookList`, with its count. */
export function FirstBookListSkeleton({ label }: Pick<BookListSkeletonProps, 'label'>) {
  return (
    <>
      <p className={styles['count']} aria-hidden="true">
        <Skeleton shape="text" width="4em" />
      </p>
      <BookListSkeleton rows={FIRST_ROWS} label={label} isFirst />
    </>
  );
}

/** The skeleton of the next rows of a `BookList`. */
export function BookListSkeleton({
  rows,
  label,
  isFirst = false,
}: BookListSkeletonProps & { isFirst?: boolean }) {
  return (
    <div
      className={cx(styles['rows'], isFirst && styles['first'])}
      role="status"
      aria-label={label}
    >
      {Array.from({ length: rows }, (_, index) => (
        <BookRowSkeleton key={index} />
      ))}
    </div>
  );
}

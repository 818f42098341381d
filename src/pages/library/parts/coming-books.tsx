import { BookRowSkeleton } from '@/entities/audiobook/ui/book-row-skeleton';
import { library as words } from '@/shared/i18n/fa/library';
import { Skeleton } from '@/shared/ui/skeleton/skeleton';

import styles from './books.module.css';

const FIRST_SKELETONS = 8;
const MORE_SKELETONS = 2;

/** Keeps the place of books: those of the first view with their count, or the next few. */
export function ComingBooks({ isFirst = false }: { isFirst?: boolean }) {
  return (
    <>
      {isFirst && (
        <p className={styles['count']} aria-hidden="true">
          <Skeleton shape="text" width="4em" />
        </p>
      )}
      <div
        className={styles['rows']}
        role="status"
        aria-label={isFirst ? words.loading : words.loadingMore}
      >
        {Array.from({ length: isFirst ? FIRST_SKELETONS : MORE_SKELETONS }, (_, index) => (
          <BookRowSkeleton key={index} />
        ))}
      </div>
    </>
  );
}

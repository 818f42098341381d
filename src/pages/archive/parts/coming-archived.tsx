import { BookRowSkeleton } from '@/entities/audiobook/ui/book-row-skeleton';
import { library as words } from '@/shared/i18n/fa/library';

import styles from '../view.module.css';

/** Keeps the place of so many archived books. */
export function ComingArchived({ count }: { count: number }) {
  return (
    <div className={styles['rows']} role="status" aria-label={words.loading}>
      {Array.from({ length: count }, (_, index) => (
        <BookRowSkeleton key={index} />
      ))}
    </div>
  );
}

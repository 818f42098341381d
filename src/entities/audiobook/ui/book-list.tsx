import type { BookCard } from '@/shared/api/contract/values';
import { EndlessList, type EndlessListProps } from '@/shared/ui/endless-list/endless-list';

import styles from './book-list.module.css';

interface BookListProps extends Omit<EndlessListProps<BookCard>, 'itemsClassName'> {
  /** The count in words, shown above the rows. */
  count?: string;
}

/** The loaded books in rows, several columns where there is room. */
export function BookList({ count, ...list }: BookListProps) {
  return (
    <>
      {count !== undefined && (
        <p className={styles['count']} role="status">
          {count}
        </p>
      )}
      <EndlessList {...list} itemsClassName={styles['rows']} />
    </>
  );
}

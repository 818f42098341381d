import type { BookCard } from '@/shared/api/contract/values';
import { EndlessList, type EndlessListProps } from '@/shared/ui/endless-list/endless-list';

import styles from './book-list.module.css';

interface BookListProps extends Omit<EndlessListProps<BookCard>, 'itemsClassName'> {
  /** How many there are, in words; it stands above the rows. */
  count?: string;
}

/** Books in rows, one beside another where there is room: as many as have come so far. */
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

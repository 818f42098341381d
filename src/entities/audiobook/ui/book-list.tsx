import type { BookCard } from '@/shared/api/contract/values';
import { VirtualList, type VirtualListProps } from '@/shared/ui/virtual-list/virtual-list';

import styles from './book-list.module.css';

interface BookListProps extends Omit<VirtualListProps<BookCard>, 'itemsClassName' | 'itemSize'> {
  /** The count in words, shown above the rows. */
  count?: string;
}

/** The height of a `BookRow`, as book-row.module.css has it. */
const rowSize = { rem: 7, minPx: 112 };

/** The loaded books in rows, several columns where there is room. */
export function BookList({ count, ...list }: BookListProps) {
  return (
    <>
      {count !== undefined && <p className={styles['count']}>{count}</p>}
      <VirtualList {...list} itemSize={rowSize} itemsClassName={styles['rows']} />
    </>
  );
}

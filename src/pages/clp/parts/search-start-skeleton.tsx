import { clp } from '@/shared/i18n/fa/clp';
import { Skeleton } from '@/shared/ui/skeleton/skeleton';

import styles from './search-start-skeleton.module.css';

const LENGTHS = 4;
const GENRES = 8;

/** The skeleton of the lengths and the genres, in their sizes. */
export function SearchStartSkeleton() {
  return (
    <div className={styles['start']} role="status" aria-label={clp.startLoading}>
      <Tiles count={LENGTHS} className={styles['lengths']} />
      <Tiles count={GENRES} className={styles['genres']} />
    </div>
  );
}

function Tiles({ count, className }: { count: number; className: string | undefined }) {
  return (
    <div>
      <span className={styles['heading']}>
        <Skeleton shape="text" width="7em" />
      </span>
      <div className={className}>
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} className={styles['tile']} />
        ))}
      </div>
    </div>
  );
}

import { catalog as texts } from '@/shared/i18n/fa/catalog';
import { Band } from '@/shared/ui/band/band';
import { Skeleton } from '@/shared/ui/skeleton/skeleton';

import headStyles from './landing-head.module.css';
import styles from './landing-lists.module.css';

const CARDS = 6;

/** The skeleton of head and lists. */
export function LandingSkeleton() {
  return (
    <div role="status" aria-label={texts.landing.loading}>
      <Band tone="cover" className={headStyles['head']}>
        <div className={headStyles['words']}>
          <p className={headStyles['kicker']}>
            <Skeleton shape="text" width="10em" />
          </p>
          <p className={headStyles['text']}>
            <Skeleton shape="text" width="9em" />
          </p>
        </div>
        <Skeleton className={headStyles['window']} />
      </Band>
      <div className={styles['sections']}>
        <div className={styles['lists']}>
          {Array.from({ length: CARDS }, (_, index) => (
            <Skeleton key={index} height="128px" />
          ))}
        </div>
      </div>
    </div>
  );
}

import { credit as texts } from '@/shared/i18n/fa/credit';
import { Skeleton } from '@/shared/ui/skeleton/skeleton';

import styles from './balance.module.css';

/** The skeleton of the balance. */
export function BalanceSkeleton() {
  return (
    <div className={styles['panel']} role="status" aria-label={texts.loading}>
      <div className={styles['words']}>
        <p className={styles['name']}>
          <Skeleton shape="text" width="5em" />
        </p>
        <p className={styles['amount']}>
          <Skeleton shape="text" width="5em" />
        </p>
      </div>
      <div className={styles['actions']}>
        <Skeleton shape="pill" width="9.5em" height="48px" />
      </div>
    </div>
  );
}

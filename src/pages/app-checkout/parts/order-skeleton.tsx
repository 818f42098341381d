import { appCheckout as texts } from '@/shared/i18n/fa/app-checkout';
import { Skeleton } from '@/shared/ui/skeleton/skeleton';

import styles from './order.module.css';
import itemStyles from './order-item.module.css';

/** The skeleton of an order. */
export function OrderSkeleton() {
  return (
    <div className={styles['order']} role="status" aria-label={texts.loading}>
      <div className={itemStyles['item']}>
        <Skeleton width="88px" height="88px" />
        <div className={itemStyles['words']}>
          <p className={itemStyles['title']}>
            <Skeleton shape="text" width="8em" />
          </p>
          <p className={itemStyles['note']}>
            <Skeleton shape="text" width="6em" />
          </p>
        </div>
      </div>
      <div className={styles['sum']}>
        {[0, 1, 2].map((place) => (
          <div key={place} className={styles['line']}>
            <span className={styles['name']}>
              <Skeleton shape="text" width="5em" />
            </span>
            <span className={styles['value']}>
              <Skeleton shape="text" width="6em" />
            </span>
          </div>
        ))}
      </div>
      <Skeleton shape="pill" height="56px" />
    </div>
  );
}

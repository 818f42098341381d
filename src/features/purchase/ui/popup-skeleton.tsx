import { purchase } from '@/shared/i18n/fa/purchase';
import { Skeleton } from '@/shared/ui/skeleton/skeleton';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/visually-hidden';

import styles from './popup-skeleton.module.css';

/** Placeholders while the price loads; they pulse, except under reduced motion. */
export function PopupSkeleton() {
  return (
    <div className={styles['skeleton']} role="status">
      <VisuallyHidden>{purchase.loading}</VisuallyHidden>
      <Skeleton shape="text" width="100%" />
      <Skeleton shape="text" width="100%" />
      <Skeleton shape="pill" height="48px" className={styles['button']} />
      <Skeleton shape="pill" height="48px" className={styles['button']} />
    </div>
  );
}

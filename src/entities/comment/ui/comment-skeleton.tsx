import { Skeleton } from '@/shared/ui/skeleton/skeleton';

import styles from './comment-item.module.css';

/** The skeleton of a comment of two lines. */
export function CommentSkeleton() {
  return (
    <div className={styles['comment']} aria-hidden="true">
      <div className={styles['head']}>
        <Skeleton shape="text" width="8em" />
      </div>
      <div className={styles['text']}>
        <Skeleton shape="text" />
        <Skeleton shape="text" width="60%" />
      </div>
    </div>
  );
}

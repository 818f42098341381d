import { useUnit } from 'effector-react';

import { common } from '@/shared/i18n/fa/common';
import { product } from '@/shared/i18n/fa/product';
import { Button } from '@/shared/ui/button/button';
import { Skeleton } from '@/shared/ui/skeleton/skeleton';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/visually-hidden';

import { $isProductSlow, productRetryClicked } from '../model';

import { ActionBar } from './action-bar';
import { HeaderBar } from './product-header';
import styles from './product.module.css';
import skeletonStyles from './product-skeleton.module.css';

const lines = ['100%', '94%', '98%', '90%', '96%', '60%'] as const;

/** The skeleton of the page; after a while it says that the network is slow. */
export function ProductSkeleton() {
  return (
    <div className={styles['page']}>
      <HeaderBar />
      <VisuallyHidden as="h1">{product.loading}</VisuallyHidden>
      <div className={styles['columns']}>
        <div className={styles['intro']} aria-hidden="true">
          <div className={skeletonStyles['words']}>
            <span className={skeletonStyles['title']}>
              <Skeleton shape="text" width="9em" />
            </span>
            <Skeleton shape="text" width="8em" />
            <Skeleton shape="text" width="11em" />
          </div>
          <Skeleton className={skeletonStyles['facts']} />
        </div>
        <div className={styles['aside']}>
          <Skeleton className={styles['coverSkeleton']} />
          <ActionBar facts={<span className={skeletonStyles['before']} />}>
            <SlowNotice />
          </ActionBar>
        </div>
        <div className={styles['body']} aria-hidden="true">
          <div>
            {lines.map((width) => (
              <Skeleton key={width} shape="text" width={width} className={skeletonStyles['line']} />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

/** Replaces the main action while the book loads. Rule: docs/behaviour.md#slow-answers */
function SlowNotice() {
  const { isSlow, retry } = useUnit({ isSlow: $isProductSlow, retry: productRetryClicked });
  return (
    <>
      <p className={skeletonStyles['notice']} role="status">
        {isSlow && product.slow}
      </p>
      {isSlow ? (
        <Button kind="outline" onClick={() => retry()}>
          {common.retry}
        </Button>
      ) : (
        <Skeleton className={skeletonStyles['button']} />
      )}
    </>
  );
}

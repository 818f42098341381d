import { useUnit } from 'effector-react';
import { useLocation } from 'react-router-dom';

import { common } from '@/shared/i18n/fa/common';
import { product } from '@/shared/i18n/fa/product';
import { Button } from '@/shared/ui/button/button';
import { Cover } from '@/shared/ui/cover/cover';
import { landCover, pressedCover } from '@/shared/ui/cover/cover-flight';
import { Skeleton } from '@/shared/ui/skeleton/skeleton';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/visually-hidden';

import { $isProductSlow, productRetryClicked } from '../model';

import { ActionBar } from './action-bar';
import { ChaptersSkeleton } from './chapters-skeleton';
import { HeaderBar } from './product-header';
import styles from './product.module.css';
import skeletonStyles from './product-skeleton.module.css';

const lines = ['100%', '94%', '98%', '90%', '96%', '60%'] as const;
const CHAPTERS = 6;

/**
 * The skeleton of the page, with the cover that was pressed to come here; after a while it says that the network
 * is slow.
 */
export function ProductSkeleton() {
  const { pathname } = useLocation();
  const picture = pressedCover(pathname);
  return (
    <div className={styles['page']} ref={landCover}>
      <HeaderBar />
      <VisuallyHidden as="h1">{product.loading}</VisuallyHidden>
      <div className={`${styles['band']} ${skeletonStyles['band']}`} aria-hidden="true">
        <span className={`${styles['cover']} ${skeletonStyles['place']}`}>
          {picture === null ? (
            <Skeleton className={skeletonStyles['cover']} />
          ) : (
            <Cover src={picture} title="" isEager />
          )}
        </span>
        <div className={`${styles['intro']} ${skeletonStyles['intro']}`}>
          <span className={skeletonStyles['title']}>
            <Skeleton width="min(9em, 100%)" height="1.2em" />
          </span>
          <Skeleton shape="text" width="8em" />
          <Skeleton shape="text" width="11em" />
          <Skeleton className={skeletonStyles['facts']} />
        </div>
      </div>
      <LoadingBar />
      <div className={styles['text']} aria-hidden="true">
        <Skeleton height="64px" />
        <div>
          {lines.map((width) => (
            <Skeleton key={width} shape="text" width={width} className={skeletonStyles['line']} />
          ))}
        </div>
      </div>
      <div className={styles['chapters']} aria-hidden="true">
        <ChaptersSkeleton count={CHAPTERS} />
      </div>
    </div>
  );
}

/** Replaces the main action while the book loads. Rule: docs/behaviour.md#slow-answers */
function LoadingBar() {
  const { isSlow, retry } = useUnit({ isSlow: $isProductSlow, retry: productRetryClicked });
  const notice = (
    <p className={skeletonStyles['notice']} role="status">
      {isSlow ? product.slow : <Skeleton shape="text" width="9em" />}
    </p>
  );
  if (!isSlow) {
    return (
      <ActionBar sentence={notice}>
        <Skeleton className={skeletonStyles['button']} />
      </ActionBar>
    );
  }
  return (
    <ActionBar sentence={notice}>
      <Button kind="outline" onClick={() => retry()}>
        {common.retry}
      </Button>
    </ActionBar>
  );
}

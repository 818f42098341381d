import type { ReactNode } from 'react';

import type { AudiobookDetail } from '@/shared/api/contract/audiobooks';
import { product } from '@/shared/i18n/fa/product';
import { formatDuration, formatNumber, formatRate } from '@/shared/i18n/format';
import { StarIcon } from '@/shared/ui/icon/star-icon';

import styles from './product-facts.module.css';

/** Rating, length and chapter count; unknown values are left out. */
export function ProductFacts({ detail }: { detail: AudiobookDetail }) {
  const { rate, rateCount, duration, chapterCount } = detail;
  if (Math.max(rate, duration, chapterCount) <= 0) return null;
  return (
    <dl className={styles['facts']}>
      {rate > 0 && (
        <Fact label={rateCount > 0 ? product.votes(formatNumber(rateCount)) : product.rating}>
          <StarIcon size={16} className={styles['star']} />
          <bdi>{formatRate(rate)}</bdi>
        </Fact>
      )}
      {duration > 0 && <Fact label={product.length}>{formatDuration(duration)}</Fact>}
      {chapterCount > 0 && <Fact label={product.chapter}>{formatNumber(chapterCount)}</Fact>}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles['fact']}>
      <dt className={styles['label']}>{label}</dt>
      <dd className={styles['value']}>{children}</dd>
    </div>
  );
}

import type { ReactNode } from 'react';

import type { AudiobookDetail } from '@/shared/api/contract/audiobooks';
import { product } from '@/shared/i18n/fa/product';
import { formatDuration, formatNumber, formatRate, splitDuration } from '@/shared/i18n/format';
import { Moon } from '@/shared/ui/moon/moon';
import { moonFraction } from '@/shared/ui/moon/moon-fraction';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/visually-hidden';

import styles from './product-facts.module.css';

/** Rating, length and chapter count; unknown values are left out. */
export function ProductFacts({ detail }: { detail: AudiobookDetail }) {
  const { rate, rateCount, duration, chapterCount } = detail;
  if (Math.max(rate, duration, chapterCount) <= 0) return null;
  return (
    <dl className={styles['facts']}>
      {rate > 0 && (
        <Fact label={rateCount > 0 ? product.votes(formatNumber(rateCount)) : product.rating}>
          <bdi>{formatRate(rate)}</bdi>
        </Fact>
      )}
      {duration > 0 && <Length seconds={duration} />}
      {chapterCount > 0 && <Fact label={product.chapter}>{formatNumber(chapterCount)}</Fact>}
    </dl>
  );
}

/** Two lines for the eye, one phrase for the ear. */
function Length({ seconds }: { seconds: number }) {
  const [main, rest] = splitDuration(seconds);
  const label = (
    <>
      <VisuallyHidden>{product.length}</VisuallyHidden>
      <span aria-hidden="true">{rest ?? product.length}</span>
    </>
  );
  return (
    <Fact label={label}>
      <Moon fraction={moonFraction(seconds)} size={16} />
      <VisuallyHidden>{formatDuration(seconds)}</VisuallyHidden>
      <span aria-hidden="true">{main}</span>
    </Fact>
  );
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className={styles['fact']}>
      <dt className={styles['label']}>{label}</dt>
      <dd className={styles['value']}>{children}</dd>
    </div>
  );
}

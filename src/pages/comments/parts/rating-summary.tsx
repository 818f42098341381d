import { useUnit } from 'effector-react';

import { $areRatingsPending, $ratings } from '@/entities/rating/model';
import type { Ratings } from '@/shared/api/contract/audiobooks';
import { comments as texts } from '@/shared/i18n/fa/comments';
import { common } from '@/shared/i18n/fa/common';
import { formatNumber, formatPercent, formatRate } from '@/shared/i18n/format';
import { Stars } from '@/shared/ui/rating/stars';
import { Skeleton } from '@/shared/ui/skeleton/skeleton';

import styles from './rating-summary.module.css';

const starsFromFive = [5, 4, 3, 2, 1] as const;

/** The average of all rates and how they are spread. It stays away if it cannot be loaded. */
export function RatingSummary() {
  const { ratings, isPending } = useUnit({ ratings: $ratings, isPending: $areRatingsPending });
  if (!ratings) return isPending ? <SummarySkeleton /> : null;
  if (ratings.count === 0) return <p className={styles['none']}>{texts.noRates}</p>;
  return (
    <section className={styles['summary']} aria-label={texts.ratings}>
      <div className={styles['mean']}>
        <bdi className={styles['number']}>{formatRate(ratings.rate)}</bdi>
        <Stars value={ratings.rate} label={common.stars(formatRate(ratings.rate))} />
        <span className={styles['count']}>{texts.rateCount(formatNumber(ratings.count))}</span>
      </div>
      <Histogram ratings={ratings} />
    </section>
  );
}

function Histogram({ ratings }: { ratings: Ratings }) {
  const total = Math.max(
    1,
    ratings.stars.reduce((sum, count) => sum + count, 0),
  );
  return (
    <ul className={styles['bars']}>
      {starsFromFive.map((stars) => {
        const count = ratings.stars[stars - 1] ?? 0;
        const share = count / total;
        const label = texts.starsShare(
          formatNumber(stars),
          formatNumber(count),
          formatPercent(share),
        );
        return (
          <li key={stars} className={styles['bar']}>
            <span className={styles['stars']} aria-hidden="true">
              {formatNumber(stars)}
            </span>
            <span className={styles['track']} role="img" aria-label={label}>
              <span className={styles['fill']} style={{ inlineSize: `${share * 100}%` }} />
            </span>
            <span className={styles['share']} aria-hidden="true">
              {formatPercent(share)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function SummarySkeleton() {
  return (
    <div className={styles['summary']} aria-hidden="true">
      <div className={styles['mean']}>
        <span className={styles['number']}>
          <Skeleton shape="text" width="1.6em" />
        </span>
      </div>
      <div className={styles['bars']}>
        {starsFromFive.map((stars) => (
          <div key={stars} className={styles['bar']}>
            <Skeleton shape="text" />
          </div>
        ))}
      </div>
    </div>
  );
}

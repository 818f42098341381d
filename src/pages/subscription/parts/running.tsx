import { useUnit } from 'effector-react';

import { LoadFailed } from '@/entities/connection/ui/load-failed';
import { subscription } from '@/entities/subscription/model';
import { $runningSubscription } from '@/entities/subscription/running';
import { subscription as texts } from '@/shared/i18n/fa/subscription';
import { formatNumber } from '@/shared/i18n/format';
import { formatDate } from '@/shared/i18n/format-date';
import { StarIcon } from '@/shared/ui/icon/star-icon';

import { subscriptionRetryClicked } from '../model';

import { RunningSkeleton } from './running-skeleton';
import styles from './running.module.css';

/** The rest of the running subscription, numbers first. */
export function Running() {
  const { answer, error, retry } = useUnit({
    answer: subscription.$answer,
    error: subscription.$error,
    retry: subscriptionRetryClicked,
  });
  if (answer?.value) return <Numbers />;
  if (answer) return <None />;
  if (error) return <LoadFailed size="section" error={error} onRetry={() => retry()} />;
  return <RunningSkeleton />;
}

function None() {
  return (
    <div className={styles['none']}>
      <span className={styles['star']}>
        <StarIcon size={28} />
      </span>
      <p className={styles['noneText']}>{texts.none}</p>
    </div>
  );
}

function Numbers() {
  const running = useUnit($runningSubscription);
  if (!running) return <RunningSkeleton />;
  const until = formatDate(running.endsAt);
  return (
    <section className={styles['panel']} aria-labelledby="running-subscription">
      <div className={styles['head']}>
        <h2 id="running-subscription" className={styles['name']}>
          <bdi>{running.title || texts.runningHeading}</bdi>
        </h2>
        {until !== '' && <p className={styles['until']}>{texts.until(until)}</p>}
      </div>
      <dl className={styles['numbers']}>
        {running.daysLeft !== null && <Figure count={running.daysLeft} unit={texts.daysLeft} />}
        <Figure count={running.quotaLeft} unit={texts.quotaLeft} />
        <Figure count={running.intervalQuotaLeft} unit={texts.intervalQuotaLeft} />
      </dl>
    </section>
  );
}

function Figure({ count, unit }: { count: number; unit: string }) {
  return (
    <div className={styles['figure']}>
      <dt className={styles['unit']}>{unit}</dt>
      <dd className={styles['count']}>{formatNumber(count)}</dd>
    </div>
  );
}

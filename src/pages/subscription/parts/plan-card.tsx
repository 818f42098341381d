import { Price } from '@/entities/audiobook/ui/price';
import { planDiscounts } from '@/entities/subscription/plan-discount';
import type { Plan } from '@/shared/api/contract/subscription';
import { subscription as texts } from '@/shared/i18n/fa/subscription';
import { formatNumber, formatToman } from '@/shared/i18n/format';

import { BuyPlan } from './buy-plan';
import styles from './plans.module.css';

interface PlanCardProps {
  plan: Plan;
  /** Whether a subscription is running, which this plan would extend. */
  isRunning: boolean;
}

/** One plan in words: duration, number of books, interval, and price. */
export function PlanCard({ plan, isRunning }: PlanCardProps) {
  const { title, description, days, quota, intervalDays, intervalQuota, price } = plan;
  const hasPace = intervalDays > 0 && intervalQuota > 0;
  return (
    <article className={styles['plan']}>
      <h3 className={styles['title']}>
        <bdi>{title}</bdi>
      </h3>
      {description !== '' && (
        <p className={styles['description']} dir="auto">
          {description}
        </p>
      )}
      <ul className={styles['facts']}>
        {days > 0 && <li>{texts.days(formatNumber(days))}</li>}
        {quota > 0 && <li>{texts.books(formatNumber(quota))}</li>}
        {hasPace && <li>{texts.pace(formatNumber(intervalQuota), formatNumber(intervalDays))}</li>}
      </ul>
      <div className={styles['bottom']}>
        <div>
          <Price rial={price} discounts={planDiscounts(plan)} size="large" />
          {quota > 0 && price > 0 && (
            <p className={styles['each']}>{texts.perBook(formatToman(price / quota))}</p>
          )}
        </div>
        <BuyPlan plan={plan} isRunning={isRunning} />
      </div>
    </article>
  );
}

import { Price } from '@/entities/audiobook/ui/price';
import { planDiscounts } from '@/entities/subscription/plan-discount';
import { subscription as texts } from '@/shared/i18n/fa/subscription';
import { formatToman } from '@/shared/i18n/format';

import type { ComparedPlan } from '../lib/compare-plans';

import { BuyPlan } from './buy-plan';
import styles from './plans.module.css';

interface PlanCardProps {
  compared: ComparedPlan;
  /** Whether a subscription is running, which this plan would extend. */
  isRunning: boolean;
}

/** One plan in words: what it gives, how fast, for how much, and what that saves. */
export function PlanCard({ compared, isRunning }: PlanCardProps) {
  const { plan, isRecommended } = compared;
  const { title, description, days, quota, intervalDays, intervalQuota, price } = plan;
  const gives = texts.gives(days, quota);
  return (
    <article className={styles['plan']} data-recommended={isRecommended || undefined}>
      <h3 className={styles['title']}>
        <bdi>{title}</bdi>
      </h3>
      {isRecommended && <p className={styles['badge']}>{texts.recommended}</p>}
      {description !== '' && (
        <p className={styles['description']} dir="auto">
          {description}
        </p>
      )}
      <div className={styles['gives']}>
        {gives !== '' && <p className={styles['total']}>{gives}</p>}
        {intervalDays > 0 && intervalQuota > 0 && (
          <p className={styles['pace']}>{texts.pace(intervalQuota, intervalDays)}</p>
        )}
      </div>
      <div className={styles['bottom']}>
        <div>
          <Price rial={price} discounts={planDiscounts(plan)} size="large" />
          <Comparison compared={compared} />
        </div>
        <BuyPlan plan={plan} isRunning={isRunning} isRecommended={isRecommended} />
      </div>
    </article>
  );
}

/** What a book costs in this plan, or how much less than in the shortest one. */
function Comparison({ compared: { perBook, saving } }: { compared: ComparedPlan }) {
  if (perBook === null) return null;
  return (
    <p className={styles['each']}>
      {saving === null
        ? texts.perBook(formatToman(perBook))
        : texts.cheaper(formatToman(saving.rial), saving.than)}
    </p>
  );
}

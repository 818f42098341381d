import { useUnit } from 'effector-react';

import { $runningSubscription } from '@/entities/subscription/running';
import { LoadFailed } from '@/entities/connection/ui/load-failed';
import { plans } from '@/entities/subscription/model';
import { subscription as texts } from '@/shared/i18n/fa/subscription';
import { EmptyBasketPicture } from '@/shared/ui/state-message/pictures/empty-basket-picture';
import { StateMessage } from '@/shared/ui/state-message/state-message';

import { comparePlans } from '../lib/compare-plans';
import { subscriptionRetryClicked } from '../model';

import { PlanCard } from './plan-card';
import { PlanSkeleton } from './plan-skeleton';
import styles from './plans.module.css';

/** All plans for sale, side by side where there is room. */
export function Plans() {
  const running = useUnit($runningSubscription);
  return (
    <section aria-labelledby="plans">
      <h2 id="plans" className={styles['heading']}>
        {running ? texts.prolongHeading : texts.plansHeading}
      </h2>
      <Choice isRunning={running !== null} />
    </section>
  );
}

function Choice({ isRunning }: { isRunning: boolean }) {
  const { answer, error, retry } = useUnit({
    answer: plans.$answer,
    error: plans.$error,
    retry: subscriptionRetryClicked,
  });
  if (answer?.value.items.length === 0) {
    return <StateMessage size="section" picture={<EmptyBasketPicture />} text={texts.noPlans} />;
  }
  if (answer) {
    return (
      <ul className={styles['plans']}>
        {comparePlans(answer.value.items).map((compared) => (
          <li key={compared.plan.planId} className={styles['place']}>
            <PlanCard compared={compared} isRunning={isRunning} />
          </li>
        ))}
      </ul>
    );
  }
  if (error) return <LoadFailed size="section" error={error} onRetry={() => retry()} />;
  return (
    <div className={styles['plans']} role="status" aria-label={texts.loadingPlans}>
      {[0, 1, 2, 3].map((place) => (
        <PlanSkeleton key={place} />
      ))}
    </div>
  );
}

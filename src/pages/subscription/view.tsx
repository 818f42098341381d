import { useUnit } from 'effector-react';

import { LoadFailed } from '@/entities/connection/ui/load-failed';
import { $isLoggedIn, $isSessionKnown } from '@/entities/session/model';
import { AccountTabs } from '@/features/account-tabs/ui/account-tabs';
import { BackButton } from '@/features/back-navigation/ui/back-button';
import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { subscription as texts } from '@/shared/i18n/fa/subscription';
import { $authPath } from '@/shared/routing/auth-path';
import { ButtonLink } from '@/shared/ui/button/button-link';
import { PageHeader } from '@/shared/ui/page-header/page-header';

import { $subscriptionPageError, subscriptionRetryClicked } from './model';
import { Plans } from './parts/plans';
import { Running } from './parts/running';
import { RunningSkeleton } from './parts/running-skeleton';
import styles from './view.module.css';

/** The running subscription in numbers, and the plans for sale. */
export default function SubscriptionPage() {
  const { error, retry } = useUnit({
    error: $subscriptionPageError,
    retry: subscriptionRetryClicked,
  });
  return (
    <div className={styles['page']}>
      <PageHeader start={<BackButton />} title={pageTitles.subscription} />
      <AccountTabs chosen="subscription" />
      <div className={styles['content']}>
        {error ? (
          <LoadFailed error={error} onRetry={() => retry()} />
        ) : (
          <>
            <Own />
            <Plans />
          </>
        )}
      </div>
    </div>
  );
}

function Own() {
  const { isKnown, isLoggedIn } = useUnit({ isKnown: $isSessionKnown, isLoggedIn: $isLoggedIn });
  if (isLoggedIn) return <Running />;
  return isKnown ? <Visitor /> : <RunningSkeleton />;
}

function Visitor() {
  const signIn = useUnit($authPath);
  return (
    <section className={styles['visitor']}>
      <p className={styles['text']}>{texts.visitor}</p>
      <ButtonLink to={signIn} kind="outline">
        {texts.signIn}
      </ButtonLink>
    </section>
  );
}

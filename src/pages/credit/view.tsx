import { useUnit } from 'effector-react';

import { LoadFailed } from '@/entities/connection/ui/load-failed';
import { $isLoggedIn, $isSessionKnown } from '@/entities/session/model';
import { AccountTabs } from '@/features/account-tabs/ui/account-tabs';
import { BackButton } from '@/features/back-navigation/ui/back-button';
import { credit as texts } from '@/shared/i18n/fa/credit';
import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { $authPath } from '@/shared/routing/auth-path';
import { ButtonLink } from '@/shared/ui/button/button-link';
import { PageHeader } from '@/shared/ui/page-header/page-header';
import { SignInPicture } from '@/shared/ui/state-message/pictures/sign-in-picture';
import { StateMessage } from '@/shared/ui/state-message/state-message';

import { $creditPageError, creditRetryClicked } from './model';
import { Balance } from './parts/balance';
import { BalanceSkeleton } from './parts/balance-skeleton';
import { Packages } from './parts/packages';
import { Transactions } from './parts/transactions';
import styles from './view.module.css';

/** The balance, the credit packages, and the transactions. */
export default function CreditPage() {
  const { isKnown, isLoggedIn } = useUnit({ isKnown: $isSessionKnown, isLoggedIn: $isLoggedIn });
  return (
    <div className={styles['page']}>
      <PageHeader start={<BackButton />} title={pageTitles.credit} />
      <AccountTabs chosen="credit" />
      <div className={styles['content']}>
        {isLoggedIn && <Account />}
        {!isLoggedIn && (isKnown ? <Visitor /> : <BalanceSkeleton />)}
      </div>
    </div>
  );
}

function Account() {
  const { error, retry } = useUnit({ error: $creditPageError, retry: creditRetryClicked });
  if (error) return <LoadFailed error={error} onRetry={() => retry()} />;
  return (
    <>
      <Balance />
      <Packages />
      <Transactions />
    </>
  );
}

function Visitor() {
  const signIn = useUnit($authPath);
  return (
    <StateMessage
      picture={<SignInPicture />}
      text={texts.visitor}
      action={<ButtonLink to={signIn}>{texts.signIn}</ButtonLink>}
    />
  );
}

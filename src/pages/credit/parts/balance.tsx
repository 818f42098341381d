import { useUnit } from 'effector-react';

import { LoadFailed } from '@/entities/connection/ui/load-failed';
import { $balance, creditAccount } from '@/entities/credit/model';
import { credit as texts } from '@/shared/i18n/fa/credit';
import { formatToman } from '@/shared/i18n/format';
import { withContinuation } from '@/shared/routing/continuation';
import { ButtonLink } from '@/shared/ui/button/button-link';
import { TicketIcon } from '@/shared/ui/icon/ticket-icon';

import { $creditContinuation, creditRetryClicked } from '../model';

import { BalanceSkeleton } from './balance-skeleton';
import styles from './balance.module.css';

/** The balance, a link to the checkout that needed it, and a link to the credit code. */
export function Balance() {
  const { balance, error, continuation, retry } = useUnit({
    balance: $balance,
    error: creditAccount.$error,
    continuation: $creditContinuation,
    retry: creditRetryClicked,
  });
  if (balance === null && error) {
    return <LoadFailed size="section" error={error} onRetry={() => retry()} />;
  }
  if (balance === null) return <BalanceSkeleton />;
  return (
    <section className={styles['panel']}>
      <div className={styles['words']}>
        <h2 className={styles['name']}>{texts.balance}</h2>
        <p className={styles['amount']} aria-live="polite">
          <bdi>{formatToman(balance)}</bdi>
        </p>
      </div>
      <div className={styles['actions']}>
        {continuation !== null && (
          <ButtonLink to={continuation} replace>
            {texts.goOn}
          </ButtonLink>
        )}
        <ButtonLink
          to={withContinuation('/credit-code', continuation)}
          kind="outline"
          icon={<TicketIcon size={20} />}
        >
          {texts.haveCode}
        </ButtonLink>
      </div>
    </section>
  );
}

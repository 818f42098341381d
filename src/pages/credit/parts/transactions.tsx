import { useUnit } from 'effector-react';
import { useState } from 'react';

import { creditAccount } from '@/entities/credit/model';
import type { Transaction } from '@/shared/api/contract/credit';
import { credit as texts } from '@/shared/i18n/fa/credit';
import { formatToman } from '@/shared/i18n/format';
import { formatDate } from '@/shared/i18n/format-date';
import { Button } from '@/shared/ui/button/button';
import { cx } from '@/shared/ui/cx';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/visually-hidden';

import styles from './transactions.module.css';

/** The number of transactions that each press adds; the API returns all of them at once. */
const STEP = 20;

/** The credit transactions, newest first. */
export function Transactions() {
  const answer = useUnit(creditAccount.$answer);
  const [shown, setShown] = useState(STEP);
  if (!answer) return null;
  const { transactions } = answer.value;
  return (
    <section aria-labelledby="transactions">
      <h2 id="transactions" className={styles['heading']}>
        {texts.transactions}
      </h2>
      {transactions.length === 0 && <p className={styles['none']}>{texts.noTransactions}</p>}
      <ul className={styles['transactions']}>
        {transactions.slice(0, shown).map((one) => (
          <li key={one.id} className={styles['transaction']}>
            <Line transaction={one} />
          </li>
        ))}
      </ul>
      {transactions.length > shown && (
        <Button kind="quiet" isWide onClick={() => setShown(shown + STEP)}>
          {texts.moreTransactions}
        </Button>
      )}
    </section>
  );
}

function Line({ transaction: { title, amount, createdAt } }: { transaction: Transaction }) {
  const isIncoming = amount >= 0;
  return (
    <>
      <div className={styles['words']}>
        <p className={styles['title']} dir="auto">
          {title || texts.untitled}
        </p>
        <p className={styles['day']}>{formatDate(createdAt)}</p>
      </div>
      <p className={cx(styles['amount'], isIncoming && styles['incoming'])}>
        <VisuallyHidden>{isIncoming ? texts.incoming : texts.outgoing} </VisuallyHidden>
        <span aria-hidden="true">{isIncoming ? '+' : '−'}</span>{' '}
        <bdi>{formatToman(Math.abs(amount))}</bdi>
      </p>
    </>
  );
}

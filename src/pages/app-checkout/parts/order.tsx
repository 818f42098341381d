import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import { Price } from '@/entities/audiobook/ui/price';
import { $balance } from '@/entities/credit/model';
import { subscription } from '@/entities/subscription/model';
import { appCheckout as texts } from '@/shared/i18n/fa/app-checkout';
import { subscription as subscriptionTexts } from '@/shared/i18n/fa/subscription';
import { formatToman } from '@/shared/i18n/format';
import { formatDate } from '@/shared/i18n/format-date';

import type { Offer } from '../lib/offer';
import { $shortage, $paymentStage } from '../payment';

import { Pay } from './pay';
import styles from './order.module.css';
import { OrderItem } from './order-item';

/** The item, the total line by line, and the actions. */
export function Order({ offer }: { offer: Offer }) {
  return (
    <div className={styles['order']}>
      <OrderItem offer={offer} />
      <Sum offer={offer} />
      <Pay offer={offer} />
    </div>
  );
}

function Sum({ offer }: { offer: Offer }) {
  const { balance, shortage, stage, running } = useUnit({
    balance: $balance,
    shortage: $shortage,
    stage: $paymentStage,
    running: subscription.$answer,
  });
  const { rial, discounts } = offer;
  const isPaidHere =
    offer.kind === 'plan' || (offer.kind === 'book' && offer.standing === 'forSale');
  if (rial === null || (!isPaidHere && offer.kind === 'book')) return null;
  // Hide the balance while the outcome of the payment is unknown: it may be outdated.
  const isBalanceTrue = balance !== null && stage.kind !== 'unknown';
  // A plan prolongs the running subscription.
  const runsUntil =
    offer.kind === 'plan' && stage.kind !== 'unknown'
      ? formatDate(running?.value?.endsAt ?? '')
      : '';
  return (
    <dl className={styles['sum']}>
      {runsUntil !== '' && <Line name={texts.running}>{subscriptionTexts.until(runsUntil)}</Line>}
      <Line name={texts.price}>
        <Price rial={rial} discounts={discounts} />
      </Line>
      {isBalanceTrue && (
        <Line name={texts.balance}>
          <bdi>{formatToman(balance)}</bdi>
        </Line>
      )}
      {isBalanceTrue && isPaidHere && shortage === 0 && (
        <Line name={texts.after}>
          <bdi>{formatToman(balance - rial)}</bdi>
        </Line>
      )}
    </dl>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles['line']}>
      <dt className={styles['name']}>{name}</dt>
      <dd className={styles['value']}>{children}</dd>
    </div>
  );
}

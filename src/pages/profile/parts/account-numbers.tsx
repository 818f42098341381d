import { useUnit } from 'effector-react';

import { $balance, creditAccount } from '@/entities/credit/model';
import { subscription } from '@/entities/subscription/model';
import { $runningSubscription } from '@/entities/subscription/running';
import { profile as texts } from '@/shared/i18n/fa/profile';
import { formatNumber } from '@/shared/i18n/format';
import { PlusIcon } from '@/shared/ui/icon/plus-icon';
import { ProgressBar } from '@/shared/ui/progress/progress-bar';

import { NumberTile, TileFailed, TileSkeleton } from './number-tile';
import styles from './number-tile.module.css';

/** The numbers of the account: what is left of the subscription, and the credit. */
export function AccountNumbers() {
  return (
    <div className={styles['numbers']}>
      <SubscriptionTile />
      <CreditTile />
    </div>
  );
}

function SubscriptionTile() {
  const { answer, error, running } = useUnit({
    answer: subscription.$answer,
    error: subscription.$error,
    running: $runningSubscription,
  });
  if (answer?.value === null) {
    return (
      <NumberTile
        kind="subscription"
        label={texts.subscription}
        number={texts.noSubscription}
        note={texts.seePlans}
      />
    );
  }
  if (!running) {
    return error ? <TileFailed kind="subscription" /> : <TileSkeleton kind="subscription" />;
  }
  const { title, daysLeft, shareLeft, quotaLeft } = running;
  return (
    <NumberTile
      kind="subscription"
      label={title || texts.subscription}
      number={daysLeft === null ? '' : texts.days(formatNumber(daysLeft))}
      note={texts.booksLeft(formatNumber(quotaLeft))}
    >
      {shareLeft !== null && <ProgressBar value={shareLeft} />}
    </NumberTile>
  );
}

function CreditTile() {
  const { balance, error } = useUnit({ balance: $balance, error: creditAccount.$error });
  if (balance === null) {
    return error ? <TileFailed kind="credit" /> : <TileSkeleton kind="credit" />;
  }
  return (
    <NumberTile
      kind="credit"
      label={texts.credit}
      number={formatNumber(Math.round(balance / 10))}
      unit={texts.toman}
      note={
        <>
          <PlusIcon size={16} />
          {texts.addCredit}
        </>
      }
    />
  );
}

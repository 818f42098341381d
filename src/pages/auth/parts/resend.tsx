import { useUnit } from 'effector-react';

import { auth } from '@/shared/i18n/fa/auth';
import { formatClock } from '@/shared/i18n/format';
import { Button } from '@/shared/ui/button/button';

import { $signInBusy, resendClicked } from '../form';
import { $resendSeconds } from '../resend';

import styles from './resend.module.css';

/** The remaining validity of the code, then a button that requests another one. */
export function Resend() {
  const { seconds, busy, clicked } = useUnit({
    seconds: $resendSeconds,
    busy: $signInBusy,
    clicked: resendClicked,
  });
  if (seconds > 0) {
    return <p className={styles['wait']}>{auth.resendIn(formatClock(seconds))}</p>;
  }
  return (
    <p className={styles['wait']}>
      <Button kind="outline" size="small" isBusy={busy === 'resend'} onClick={() => clicked()}>
        {auth.resend}
      </Button>
    </p>
  );
}

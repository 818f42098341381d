import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';

import { $isLoggedIn } from '@/entities/session/model';
import { $profile } from '@/entities/user/profile';
import { profile as texts } from '@/shared/i18n/fa/profile';
import { formatNumber } from '@/shared/i18n/format';
import { fullName } from '@/shared/lib/full-name';
import { Arch } from '@/shared/ui/arch/arch';
import { ProfileIcon } from '@/shared/ui/icon/profile-icon';

import { $daysLeft, accountMarkShown } from '../model';

import styles from './account-mark.module.css';

/**
 * The days left of the subscription, and the listener's first letter in the arch; nothing where nobody is signed in.
 * Rule: docs/behaviour.md#desktop
 */
export default function AccountMark() {
  return useUnit($isLoggedIn) ? <SignedIn /> : null;
}

function SignedIn() {
  const shown = useUnit(accountMarkShown);
  useEffect(() => {
    shown();
  }, [shown]);
  return (
    <div className={styles['mark']}>
      <DaysLeft />
      <Portrait />
    </div>
  );
}

function DaysLeft() {
  const days = useUnit($daysLeft);
  if (days === null) return null;
  return (
    <Link to="/subscription" className={styles['days']}>
      {texts.subscriptionDays(formatNumber(days))}
    </Link>
  );
}

function Portrait() {
  const profile = useUnit($profile);
  const name = profile ? fullName(profile) : '';
  return (
    <Link to="/profile" className={styles['portrait']} aria-label={texts.yourAccount}>
      <Arch shape="tall" className={styles['arch']}>
        <span className={styles['ground']} aria-hidden="true">
          {name === '' ? <ProfileIcon size={20} /> : name.slice(0, 1)}
        </span>
      </Arch>
    </Link>
  );
}

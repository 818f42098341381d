import { useUnit } from 'effector-react';

import { LoadFailed } from '@/entities/connection/ui/load-failed';
import { $profile } from '@/entities/user/profile';
import { userInfo } from '@/entities/user/user-info';
import type { Profile } from '@/shared/api/contract/account';
import { profile as texts } from '@/shared/i18n/fa/profile';
import { toPersianDigits } from '@/shared/i18n/format';
import { ProfileIcon } from '@/shared/ui/icon/profile-icon';

import { $profileError, profileRetryClicked } from '../model';

import { UserSummarySkeleton } from './user-summary-skeleton';
import styles from './user-summary.module.css';

/** Name and e-mail address of the signed-in user. */
export function UserSummary() {
  const { profile, error, retry } = useUnit({
    profile: $profile,
    error: $profileError,
    retry: profileRetryClicked,
  });
  if (profile) return <Known profile={profile} />;
  if (error) return <LoadFailed size="section" error={error} onRetry={() => retry()} />;
  return <UserSummarySkeleton />;
}

function Known({ profile }: { profile: Profile }) {
  const { username, mobileNo } = userInfo(profile);
  const address = mobileNo === username ? '' : mobileNo;
  return (
    <section className={styles['summary']}>
      <span className={styles['mark']}>
        <ProfileIcon size={28} />
      </span>
      <div className={styles['words']}>
        <h2 className={styles['name']}>
          <bdi>{username || texts.nameless}</bdi>
        </h2>
        {address !== '' && (
          <p className={styles['address']}>
            <bdi dir="ltr">{address.includes('@') ? address : toPersianDigits(address)}</bdi>
          </p>
        )}
      </div>
    </section>
  );
}

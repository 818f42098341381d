import { useUnit } from 'effector-react';

import { $isLoggedIn, $isSessionKnown } from '@/entities/session/model';
import { AccountTabs } from '@/features/account-tabs/ui/account-tabs';
import { pageTitles } from '@/shared/i18n/fa/page-titles';
import { PageHeader } from '@/shared/ui/page-header/page-header';

import { AccountForms } from './parts/account-forms';
import { AccountNumbers } from './parts/account-numbers';
import { AccountSettings } from './parts/account-settings';
import { DeviceSettings } from './parts/device-settings';
import { HeardWeek } from './parts/heard-week';
import { Invitation } from './parts/invitation';
import { Places } from './parts/places';
import { UserSummary } from './parts/user-summary';
import { UserSummarySkeleton } from './parts/user-summary-skeleton';
import styles from './view.module.css';

/** The profile: the signed-in user, links to their pages, and sign-out. */
export default function ProfilePage() {
  const { isKnown, isLoggedIn } = useUnit({ isKnown: $isSessionKnown, isLoggedIn: $isLoggedIn });
  return (
    <div className={styles['page']}>
      <PageHeader kind="root" title={pageTitles.profile} />
      <AccountTabs chosen="profile" />
      <div className={styles['content']}>
        {isLoggedIn && <Account />}
        {!isLoggedIn && (isKnown ? <Visitor /> : <UserSummarySkeleton />)}
        <DeviceSettings />
      </div>
    </div>
  );
}

function Account() {
  return (
    <>
      <div className={styles['column']}>
        <UserSummary />
        <HeardWeek />
        <AccountNumbers />
      </div>
      <div className={styles['column']}>
        <Places isLoggedIn />
        <AccountSettings />
      </div>
      <AccountForms />
    </>
  );
}

function Visitor() {
  return (
    <>
      <Invitation />
      <Places isLoggedIn={false} />
    </>
  );
}

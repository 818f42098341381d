import { useUnit } from 'effector-react';

import { $isLoggedIn } from '@/entities/session/model';
import { profile as texts } from '@/shared/i18n/fa/profile';
import { cx } from '@/shared/ui/cx';
import { LinkTabs } from '@/shared/ui/link-tabs/link-tabs';

import styles from './account-tabs.module.css';

const tabs = [
  { id: 'profile', to: '/profile', label: texts.overview },
  { id: 'subscription', to: '/subscription', label: texts.subscription },
  { id: 'credit', to: '/credit', label: texts.credit },
] as const;

/** The parts of the profile; nothing for a signed-out user. Rule: docs/behaviour.md#profile */
export function AccountTabs({ chosen }: { chosen: (typeof tabs)[number]['id'] }) {
  const isLoggedIn = useUnit($isLoggedIn);
  return (
    isLoggedIn && (
      <div className={cx(chosen !== 'profile' && styles['inner'])}>
        <LinkTabs label={texts.tabsLabel} tabs={tabs} chosen={chosen} />
      </div>
    )
  );
}

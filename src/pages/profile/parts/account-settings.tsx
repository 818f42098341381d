import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import { profile as texts } from '@/shared/i18n/fa/profile';
import { cx } from '@/shared/ui/cx';
import { EditIcon } from '@/shared/ui/icon/edit-icon';
import { LockIcon } from '@/shared/ui/icon/lock-icon';
import { MailIcon } from '@/shared/ui/icon/mail-icon';
import { SignOutIcon } from '@/shared/ui/icon/sign-out-icon';

import { $profile, editForm, emailForm, passwordForm, signOutQuestion } from '../model';

import styles from './rows.module.css';

/** The account settings, and the sign-out button. */
export function AccountSettings() {
  const { profile, edit, password, email, signOut } = useUnit({
    profile: $profile,
    edit: editForm.sheet.opened,
    password: passwordForm.sheet.opened,
    email: emailForm.sheet.opened,
    signOut: signOutQuestion.opened,
  });
  return (
    <section aria-label={texts.accountLabel}>
      <ul className={styles['rows']}>
        {profile && <Action icon={<EditIcon />} label={texts.edit} onPress={() => edit()} />}
        <Action icon={<LockIcon />} label={texts.changePassword} onPress={() => password()} />
        <Action icon={<MailIcon />} label={texts.changeEmail} onPress={() => email()} />
        <Action isLeaving icon={<SignOutIcon />} label={texts.signOut} onPress={() => signOut()} />
      </ul>
    </section>
  );
}

interface ActionProps {
  icon: ReactNode;
  label: string;
  onPress: () => void;
  isLeaving?: boolean;
}

function Action({ icon, label, onPress, isLeaving = false }: ActionProps) {
  return (
    <li>
      <button
        type="button"
        className={cx(styles['row'], isLeaving && styles['leaving'])}
        onClick={onPress}
      >
        <span className={styles['icon']}>{icon}</span>
        <span className={styles['label']}>{label}</span>
      </button>
    </li>
  );
}

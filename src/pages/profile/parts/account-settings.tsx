import { useUnit } from 'effector-react';

import { $profile } from '@/entities/user/profile';
import { profile as texts } from '@/shared/i18n/fa/profile';
import { EditIcon } from '@/shared/ui/icon/edit-icon';
import { LockIcon } from '@/shared/ui/icon/lock-icon';
import { MailIcon } from '@/shared/ui/icon/mail-icon';
import { SignOutIcon } from '@/shared/ui/icon/sign-out-icon';
import { RowButton, RowList } from '@/shared/ui/row-list/row-list';

import { editForm, emailForm, passwordForm, signOutQuestion } from '../model';

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
      <RowList>
        <RowButton
          isDisabled={!profile}
          icon={<EditIcon />}
          label={texts.edit}
          onPress={() => edit()}
        />
        <RowButton icon={<LockIcon />} label={texts.changePassword} onPress={() => password()} />
        <RowButton icon={<MailIcon />} label={texts.changeEmail} onPress={() => email()} />
        <RowButton
          isLeaving
          icon={<SignOutIcon />}
          label={texts.signOut}
          onPress={() => signOut()}
        />
      </RowList>
    </section>
  );
}

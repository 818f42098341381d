import { profile as texts } from '@/shared/i18n/fa/profile';
import { TextField } from '@/shared/ui/text-field/text-field';

import { rawTextOf } from '../lib/field-checks';
import { passwordForm } from '../model';

import { AccountForm } from './account-form';

/** Changes the password; the server checks its length. */
export default function PasswordForm() {
  return (
    <AccountForm
      form={passwordForm}
      title={texts.changePassword}
      read={(fields) => ({
        oldPassword: rawTextOf(fields, 'oldPassword'),
        newPassword: rawTextOf(fields, 'newPassword'),
      })}
      check={({ newPassword }): Record<string, string> =>
        newPassword === '' ? { newPassword: texts.noPassword } : {}
      }
    >
      {(errors) => (
        <>
          <TextField
            label={texts.oldPassword}
            name="oldPassword"
            type="password"
            dir="ltr"
            autoComplete="current-password"
            hint={texts.oldPasswordHint}
          />
          <TextField
            label={texts.newPassword}
            name="newPassword"
            type="password"
            dir="ltr"
            autoComplete="new-password"
            error={errors['newPassword']}
          />
        </>
      )}
    </AccountForm>
  );
}

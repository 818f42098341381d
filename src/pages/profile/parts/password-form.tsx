import { FormSheet } from '@/features/form-sheet/ui/form-sheet';
import { profile as texts } from '@/shared/i18n/fa/profile';
import { rawTextOf } from '@/shared/lib/field-checks';
import { TextField } from '@/shared/ui/text-field/text-field';

import { passwordForm } from '../model';

/** Changes the password; the server checks its length. */
export default function PasswordForm() {
  return (
    <FormSheet
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
    </FormSheet>
  );
}

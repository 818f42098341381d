import { FormSheet } from '@/features/form-sheet/ui/form-sheet';
import { profile as texts } from '@/shared/i18n/fa/profile';
import { isEmailLike, textOf } from '@/shared/lib/field-checks';
import { TextField } from '@/shared/ui/text-field/text-field';

import { emailForm } from '../model';

/** Changes the e-mail address of the account. */
export default function EmailForm() {
  return (
    <FormSheet
      form={emailForm}
      title={texts.changeEmail}
      read={(fields) => ({ email: textOf(fields, 'email') })}
      check={({ email }): Record<string, string> =>
        isEmailLike(email) ? {} : { email: texts.noSuchEmail }
      }
    >
      {(errors) => (
        <TextField
          label={texts.newEmail}
          name="email"
          type="email"
          dir="ltr"
          autoComplete="email"
          error={errors['email']}
        />
      )}
    </FormSheet>
  );
}

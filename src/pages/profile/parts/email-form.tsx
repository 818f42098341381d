import { profile as texts } from '@/shared/i18n/fa/profile';
import { TextField } from '@/shared/ui/text-field/text-field';

import { isEmailLike, textOf } from '../lib/field-checks';
import { emailForm } from '../model';

import { AccountForm } from './account-form';

/** Changes the e-mail address of the account. */
export default function EmailForm() {
  return (
    <AccountForm
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
    </AccountForm>
  );
}

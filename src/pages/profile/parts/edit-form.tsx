import { useUnit } from 'effector-react';

import { $profile } from '@/entities/user/profile';
import { FormSheet } from '@/features/form-sheet/ui/form-sheet';
import type { Profile } from '@/shared/api/contract/account';
import { profile as texts } from '@/shared/i18n/fa/profile';
import { isEmailLike, textOf } from '@/shared/lib/field-checks';
import { TextField } from '@/shared/ui/text-field/text-field';

import { editForm } from '../model';

const MAX_NAME_LENGTH = 100;

/** First name, last name, e-mail; an empty field removes its value. */
export default function EditForm() {
  const profile = useUnit($profile);
  // Wait for the profile: fields that start empty would delete values that have not loaded.
  return profile && <KnownForm profile={profile} />;
}

function KnownForm({ profile }: { profile: Profile }) {
  return (
    <FormSheet
      form={editForm}
      title={texts.edit}
      read={(fields) => ({
        firstName: textOf(fields, 'firstName'),
        lastName: textOf(fields, 'lastName'),
        email: textOf(fields, 'email'),
      })}
      check={({ email }): Record<string, string> =>
        email === '' || isEmailLike(email) ? {} : { email: texts.noSuchEmail }
      }
    >
      {(errors) => (
        <>
          <TextField
            label={texts.firstName}
            name="firstName"
            autoComplete="given-name"
            maxLength={MAX_NAME_LENGTH}
            defaultValue={profile.firstName}
          />
          <TextField
            label={texts.lastName}
            name="lastName"
            autoComplete="family-name"
            maxLength={MAX_NAME_LENGTH}
            defaultValue={profile.lastName}
          />
          <TextField
            label={texts.email}
            name="email"
            type="email"
            dir="ltr"
            autoComplete="email"
            defaultValue={profile.email}
            error={errors['email']}
          />
        </>
      )}
    </FormSheet>
  );
}

import { useUnit } from 'effector-react';

import { auth } from '@/shared/i18n/fa/auth';

import { $fields } from '../form';

import { AuthField } from './auth-field';
import { AuthForm } from './auth-form';
import { StepButton } from './step-button';

/** Asks for the mobile number that receives the code. */
export function MobileStep() {
  const { mobile } = useUnit($fields);
  return (
    <AuthForm
      lead={auth.leads.mobile}
      submitLabel={auth.sendCode}
      others={<StepButton to="password">{auth.withPassword}</StepButton>}
    >
      <AuthField
        field="mobile"
        label={auth.mobile}
        hint={auth.mobileHint}
        type="tel"
        hasPersianDigits
        autoComplete="tel"
        // Focus the field only when the user returns to correct it; focusing it at once would open the phone's keyboard.
        autoFocus={mobile !== ''}
      />
    </AuthForm>
  );
}

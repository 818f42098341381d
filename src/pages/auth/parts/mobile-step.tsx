import { useUnit } from 'effector-react';

import { auth } from '@/shared/i18n/fa/auth';

import { $fields } from '../form';

import { AuthField } from './auth-field';
import { AuthForm } from './auth-form';
import { StepButton } from './step-button';

/** Asks for the mobile that the code goes to. */
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
        autoComplete="tel"
        // A phone's keyboard comes up when asked for, and at once for who came back to correct it.
        autoFocus={mobile !== ''}
      />
    </AuthForm>
  );
}

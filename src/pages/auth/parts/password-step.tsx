import { useUnit } from 'effector-react';

import { auth } from '@/shared/i18n/fa/auth';

import { $fields } from '../form';

import { AuthField } from './auth-field';
import { AuthForm } from './auth-form';
import { StepButton } from './step-button';

/** Asks for mobile number and password. */
export function PasswordStep() {
  const { mobile } = useUnit($fields);
  return (
    <AuthForm
      lead={auth.leads.password}
      submitLabel={auth.submit}
      others={
        <>
          <StepButton to="mobile">{auth.withCode}</StepButton>
          <StepButton to="reset">{auth.forgotten}</StepButton>
        </>
      }
    >
      <AuthField
        field="mobile"
        label={auth.mobile}
        type="tel"
        hasPersianDigits
        autoComplete="username"
        autoFocus={mobile === ''}
      />
      <AuthField
        field="password"
        label={auth.password}
        type="password"
        autoComplete="current-password"
        autoFocus={mobile !== ''}
      />
    </AuthForm>
  );
}

import { auth } from '@/shared/i18n/fa/auth';

import { AuthField } from './auth-field';
import { AuthForm } from './auth-form';
import { StepButton } from './step-button';

/** Asks for the e-mail address that receives the link for a new password. */
export function ResetStep() {
  return (
    <AuthForm
      lead={auth.leads.reset}
      submitLabel={auth.sendLink}
      others={<StepButton to="password">{auth.withPassword}</StepButton>}
    >
      <AuthField
        field="email"
        label={auth.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoFocus
      />
    </AuthForm>
  );
}

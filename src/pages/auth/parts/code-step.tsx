import { useUnit } from 'effector-react';

import { auth } from '@/shared/i18n/fa/auth';
import { toPersianDigits } from '@/shared/i18n/format';

import { $fields } from '../form';

import { AuthField } from './auth-field';
import { AuthForm } from './auth-form';
import styles from './code-step.module.css';
import { Resend } from './resend';
import { StepButton } from './step-button';

/** Asks for the code; the last digit submits the form. */
export function CodeStep() {
  const { mobile } = useUnit($fields);
  return (
    <AuthForm
      lead={
        <>
          {auth.leads.code} <bdi dir="ltr">{toPersianDigits(mobile)}</bdi>
        </>
      }
      submitLabel={auth.submit}
      others={
        <>
          <Resend />
          <StepButton to="mobile">{auth.changeNumber}</StepButton>
          <StepButton to="password">{auth.withPassword}</StepButton>
        </>
      }
    >
      <div className={styles['code']}>
        <AuthField
          field="code"
          label={auth.code}
          inputMode="numeric"
          hasPersianDigits
          autoComplete="one-time-code"
          autoFocus
        />
      </div>
    </AuthForm>
  );
}

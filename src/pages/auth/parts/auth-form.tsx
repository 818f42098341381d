import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import { Button } from '@/shared/ui/button/button';

import { $signInBusy, $signInProblem, signInSubmitted } from '../form';

import styles from './auth-form.module.css';

interface AuthFormProps {
  /** The instruction of this step, in one sentence. */
  lead: ReactNode;
  submitLabel: string;
  /** The form fields. */
  children: ReactNode;
  /** Links to other steps, below the main button. */
  others: ReactNode;
}

/** The form of every sign-in step: instruction, fields, main button, error, and links to other steps. */
export function AuthForm({ lead, submitLabel, children, others }: AuthFormProps) {
  const { busy, problem, submit } = useUnit({
    busy: $signInBusy,
    problem: $signInProblem,
    submit: signInSubmitted,
  });
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className={styles['lead']}>{lead}</p>
      <div className={styles['fields']}>{children}</div>
      <div className={styles['end']}>
        <div role="alert" className={styles['alert']}>
          {problem?.field === null && (
            <p className={styles['problem']} dir="auto">
              {problem.text}
            </p>
          )}
        </div>
        <Button type="submit" size="large" isWide isBusy={busy === 'submit'}>
          {submitLabel}
        </Button>
        <div className={styles['others']}>{others}</div>
      </div>
    </form>
  );
}

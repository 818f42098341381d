import { useUnit } from 'effector-react';

import { auth } from '@/shared/i18n/fa/auth';
import { Button } from '@/shared/ui/button/button';

import { $fields, stepChosen } from '../form';

import styles from './auth-form.module.css';

/** Confirms that a reset link was sent, without revealing whether the address has an account. */
export function ResetSent() {
  const { fields, chosen } = useUnit({ fields: $fields, chosen: stepChosen });
  return (
    <div className={styles['form']}>
      <p className={styles['lead']} role="status">
        {auth.leads.resetSent} <bdi dir="ltr">{fields.email.trim()}</bdi>
      </p>
      <Button size="large" isWide autoFocus onClick={() => chosen('password')}>
        {auth.withPassword}
      </Button>
    </div>
  );
}

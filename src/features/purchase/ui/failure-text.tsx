import { useUnit } from 'effector-react';

import { errorText } from '@/shared/api/error-text';

import { $failure } from '../model/outcome';

import styles from './failure-text.module.css';

/** The error of the order beside the buttons, because the notice at the top disappears after a while. */
export function FailureText() {
  const failure = useUnit($failure);
  if (!failure) return null;
  return (
    <p className={styles['failure']} role="alert" dir="auto">
      {errorText(failure)}
    </p>
  );
}

import { useUnit } from 'effector-react';

import { $failureText } from '../model/outcome';

import styles from './failure-text.module.css';

/** The error of the order beside the buttons, which stays when the notification has gone. */
export function FailureText() {
  const failure = useUnit($failureText);
  if (!failure) return null;
  return (
    <p className={styles['failure']} role={failure.isAnnounced ? undefined : 'alert'} dir="auto">
      {failure.text}
    </p>
  );
}

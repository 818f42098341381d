import { useUnit } from 'effector-react';

import { $failureText } from '../model/outcome';

import styles from './failure-text.module.css';

/** The buttons below it come into view as well, as far as there is room. */
const bringIntoView = (text: HTMLElement | null) => text?.scrollIntoView({ block: 'start' });

/** The error of the order beside the buttons, which stays when the notification has gone. */
export function FailureText() {
  const failure = useUnit($failureText);
  if (!failure) return null;
  return (
    <p
      ref={bringIntoView}
      className={styles['failure']}
      role={failure.isAnnounced ? undefined : 'alert'}
      dir="auto"
    >
      {failure.text}
    </p>
  );
}

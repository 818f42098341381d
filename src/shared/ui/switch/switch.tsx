import { useId, type ReactNode } from 'react';

import styles from './switch.module.css';

interface SwitchProps {
  label: string;
  /** A sentence below the label. */
  note?: ReactNode;
  isOn: boolean;
  onToggled: () => void;
}

/** A setting that is on or off. The whole line can be pressed. */
export function Switch({ label, note, isOn, onToggled }: SwitchProps) {
  const noteId = useId();
  return (
    <label className={styles['line']}>
      <span className={styles['words']}>
        <span>{label}</span>
        {note !== undefined && (
          <span id={noteId} className={styles['note']}>
            {note}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles['input']}
        checked={isOn}
        aria-label={label}
        aria-describedby={note === undefined ? undefined : noteId}
        onChange={onToggled}
      />
      <span className={styles['track']} aria-hidden="true" />
    </label>
  );
}

import type { ReactNode } from 'react';

import styles from './controls.module.css';
import { Icon } from './icon';

/** A control under its label. */
export function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className={styles['field']}>
      <span className={styles['label']}>{label}</span>
      {children}
    </label>
  );
}

interface TextInputProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  /** The accessible name of a field without a label above it. */
  readonly label?: string;
  readonly list?: string;
  readonly id?: string;
}

/** A single-line text field. The direction follows its text. */
export function TextInput({ value, onChange, placeholder, label, list, id }: TextInputProps) {
  return (
    <input
      className={styles['input']}
      dir="auto"
      id={id}
      value={value}
      placeholder={placeholder}
      aria-label={label}
      list={list}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

interface SelectProps {
  readonly value: string;
  readonly label?: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

/** The browser's own select in the simulator's style. */
export function Select({ value, label, onChange, children }: SelectProps) {
  return (
    <span className={styles['picker']}>
      <select
        className={`${styles['input'] ?? ''} ${styles['select'] ?? ''}`}
        value={value}
        aria-label={label}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </select>
      <Icon name="down" size={16} />
    </span>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function Switch({ label, isOn, isDisabled = false, onChange }: SwitchProps) {
  return (
    <input
      type="checkbox"
      role="switch"
      className={styles['switch']}
      aria-label={label}
      checked={isOn}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

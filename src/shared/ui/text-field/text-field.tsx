import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';

import styles from './text-field.module.css';

interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'id'> {
  /** The label above the field, and its accessible name. */
  label: string;
  /** A short hint about the expected input. */
  hint?: ReactNode;
  /** The validation error, shown instead of the hint. */
  error?: string | undefined;
}

/** A one-line text input with a visible label. Use `dir="ltr"` for numbers and addresses. */
export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <input
        dir="auto"
        {...input}
        id={id}
        className={styles['input']}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={note === undefined ? undefined : noteId}
      />
      {note !== undefined && (
        <p id={noteId} className={styles[error === undefined ? 'hint' : 'error']}>
          {note}
        </p>
      )}
    </div>
  );
}

import { useId, type ComponentPropsWithRef } from 'react';

import styles from './text-field.module.css';

interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'id'> {
  /** The label above the field, and its accessible name. */
  label: string;
  /** The validation error. */
  error?: string | undefined;
}

/** A multi-line text input. */
export function TextArea({ label, error, rows = 4, ...area }: TextAreaProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <textarea
        dir="auto"
        {...area}
        id={id}
        rows={rows}
        className={styles['area']}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : errorId}
      />
      {error !== undefined && (
        <p id={errorId} className={styles['error']}>
          {error}
        </p>
      )}
    </div>
  );
}

import { useId, type ComponentPropsWithRef } from 'react';

import styles from './text-field.module.css';

interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'id'> {
  /** Stands above the field and names it. */
  label: string;
  /** What is wrong with it. */
  error?: string | undefined;
}

/** Several lines to type in. */
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

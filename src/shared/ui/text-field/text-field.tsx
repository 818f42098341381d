import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';

import styles from './text-field.module.css';

interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'id'> {
  /** Stands above the field and names it. */
  label: string;
  /** What is asked for, in a few words. */
  hint?: ReactNode;
  /** What is wrong with it. */
  error?: string | undefined;
}

/** One line to type in, with its name always in view. Numbers and addresses want `dir="ltr"`. */
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

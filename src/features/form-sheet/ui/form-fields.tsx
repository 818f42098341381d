import { useState, type ReactNode, type SubmitEvent } from 'react';

import { errorText } from '@/shared/api/error-text';
import type { ApiError } from '@/shared/api/errors';

import styles from './form-fields.module.css';

/** Validation errors by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

interface FormFieldsProps {
  id: string;
  /** The error of the server. */
  error: ApiError | null;
  check: (fields: FormData) => FieldErrors;
  onSubmitted: (fields: FormData) => void;
  children: (errors: FieldErrors) => ReactNode;
}

/** The content of a form sheet; it starts empty with each opening. */
export function FormFields({ id, error, check, onSubmitted, children }: FormFieldsProps) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const found = check(fields);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first === undefined) onSubmitted(fields);
    else event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  return (
    <form id={id} noValidate className={styles['form']} onSubmit={submit}>
      {children(errors)}
      {error && (
        <p role="alert" className={styles['error']} dir="auto">
          {errorText(error)}
        </p>
      )}
    </form>
  );
}

import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';

import { toPersianDigits } from '../../i18n/format';
import { foldDigits } from '../../lib/fold-digits';

import styles from './text-field.module.css';

interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'id'> {
  /** The label above the field, and its accessible name. */
  label: string;
  /** A short hint about the expected input. */
  hint?: ReactNode;
  /** The validation error, shown instead of the hint. */
  error?: string | undefined;
  /** Shows digits in Persian, whichever digits are typed. Not for addresses and passwords. */
  hasPersianDigits?: boolean;
}

/** A one-line text input with a visible label. Use `dir="ltr"` for numbers and addresses. */
export function TextField({
  label,
  hint,
  error,
  hasPersianDigits = false,
  value,
  onChange,
  ...input
}: TextFieldProps) {
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
        value={hasPersianDigits && typeof value === 'string' ? toPersianDigits(value) : value}
        onChange={(event) => {
          if (hasPersianDigits) showPersianDigits(event.target);
          onChange?.(event);
        }}
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

/** Converts in place and keeps the caret, which React would move to the end. */
function showPersianDigits(field: HTMLInputElement): void {
  const { value, selectionStart, selectionEnd } = field;
  const shown = toPersianDigits(foldDigits(value));
  if (shown === value) return;
  field.value = shown;
  field.setSelectionRange(selectionStart, selectionEnd);
}

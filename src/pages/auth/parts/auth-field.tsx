import { useUnit } from 'effector-react';
import { useEffect, useRef, type ComponentProps } from 'react';

import { TextField } from '@/shared/ui/text-field/text-field';

import type { Field } from '../lib/check-form';
import { $fields, $signInProblem, fieldChanged } from '../form';

type AuthFieldProps = { field: Field } & Pick<
  ComponentProps<typeof TextField>,
  'label' | 'hint' | 'type' | 'inputMode' | 'autoComplete' | 'autoFocus' | 'hasPersianDigits'
>;

/** One field of the form. It shows its own error and takes the focus then. */
export function AuthField({ field, ...rest }: AuthFieldProps) {
  const { fields, problem, changed } = useUnit({
    fields: $fields,
    problem: $signInProblem,
    changed: fieldChanged,
  });
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem?.field !== field) return;
    input.current?.focus();
    input.current?.select();
  }, [problem, field]);
  return (
    <TextField
      {...rest}
      ref={input}
      dir="ltr"
      name={field}
      value={fields[field]}
      error={problem?.field === field ? problem.text : undefined}
      onChange={({ target }) => changed({ field, text: target.value })}
    />
  );
}

import { useUnit } from 'effector-react';
import { useId, type ReactNode } from 'react';

import { common } from '@/shared/i18n/fa/common';
import { form as texts } from '@/shared/i18n/fa/form';
import { Button } from '@/shared/ui/button/button';
import { Sheet } from '@/shared/ui/dialog/sheet';

import type { FormSheetModel } from '../create-form-sheet';

import { FormFields, type FieldErrors } from './form-fields';

interface FormSheetProps<Values> {
  form: FormSheetModel<Values>;
  title: string;
  /** Returns the validation errors by field name; empty when the form can be sent. */
  check: (values: Values) => FieldErrors;
  read: (fields: FormData) => Values;
  children: (errors: FieldErrors) => ReactNode;
}

/** A sheet with form fields and a save button. */
export function FormSheet<Values>(props: FormSheetProps<Values>) {
  const { form, title, check, read, children } = props;
  const id = useId();
  const { isOpen, isSending, error, closed, submitted } = useUnit({
    isOpen: form.sheet.$isOpen,
    isSending: form.$isSending,
    error: form.$error,
    closed: form.sheet.closed,
    submitted: form.submitted,
  });
  return (
    <Sheet
      isOpen={isOpen}
      title={title}
      closeLabel={common.close}
      onDismissed={() => closed()}
      startsInField
      footer={
        <Button type="submit" form={id} kind="ink" isWide isBusy={isSending}>
          {texts.save}
        </Button>
      }
    >
      <FormFields
        id={id}
        error={error}
        check={(fields) => check(read(fields))}
        onSubmitted={(fields) => submitted(read(fields))}
      >
        {children}
      </FormFields>
    </Sheet>
  );
}

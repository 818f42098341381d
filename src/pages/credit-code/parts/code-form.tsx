import { useUnit } from 'effector-react';
import { useRef, type SubmitEvent } from 'react';

import { credit as texts } from '@/shared/i18n/fa/credit';
import { Button } from '@/shared/ui/button/button';
import { TextField } from '@/shared/ui/text-field/text-field';

import {
  $isCreditCodeSending,
  $creditCodeProblem,
  $creditCodeText,
  creditCodeTyped,
  creditCodeSubmitted,
} from '../model';

import styles from './code-form.module.css';

/** Longer than any code, so that text copied along with one fits. */
const MAX_CODE_LENGTH = 64;

/** The field and its button. Errors are shown at the field, or above the button. */
export function CodeForm() {
  const { typed, problem, isSending, onTyped, onSubmitted } = useUnit({
    typed: $creditCodeText,
    problem: $creditCodeProblem,
    isSending: $isCreditCodeSending,
    onTyped: creditCodeTyped,
    onSubmitted: creditCodeSubmitted,
  });
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    field.current?.focus();
    onSubmitted();
  };
  return (
    <form noValidate className={styles['form']} onSubmit={submit}>
      <TextField
        ref={field}
        label={texts.codeField}
        hint={texts.codeHint}
        error={problem?.at === 'code' ? problem.text : undefined}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_CODE_LENGTH}
        value={typed}
        onChange={({ currentTarget }) => onTyped(currentTarget.value)}
      />
      <div role="alert" className={styles['alert']}>
        {problem?.at === 'call' && problem.text}
      </div>
      <Button type="submit" kind="ink" isWide isBusy={isSending}>
        {texts.codeSubmit}
      </Button>
    </form>
  );
}

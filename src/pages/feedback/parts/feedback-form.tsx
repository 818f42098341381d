import { useUnit } from 'effector-react';
import { useEffect, useRef, type SubmitEvent } from 'react';

import { MAX_FEEDBACK_LENGTH } from '@/shared/api/contract/feedback';
import { feedback as texts } from '@/shared/i18n/fa/feedback';
import { Button } from '@/shared/ui/button/button';
import { TextArea } from '@/shared/ui/text-field/text-area';
import { TextField } from '@/shared/ui/text-field/text-field';

import {
  $feedbackContact,
  $feedbackProblem,
  $feedbackText,
  $isFeedbackSending,
  contactTyped,
  feedbackSubmitted,
  feedbackTyped,
} from '../model';

import styles from './feedback-form.module.css';
import { Subjects } from './subjects';

const MAX_CONTACT_LENGTH = 254;

/** Subject, text, and a contact for those who want an answer. Problems are shown at their field. */
export function FeedbackForm() {
  const { text, contact, problem, isSending, typed, contactChanged, submitted } = useUnit({
    text: $feedbackText,
    contact: $feedbackContact,
    problem: $feedbackProblem,
    isSending: $isFeedbackSending,
    typed: feedbackTyped,
    contactChanged: contactTyped,
    submitted: feedbackSubmitted,
  });
  const textField = useRef<HTMLTextAreaElement>(null);
  const contactField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem?.at === 'text') textField.current?.focus();
    if (problem?.at === 'contact') contactField.current?.focus();
  }, [problem]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submitted();
  };
  return (
    <form noValidate className={styles['form']} onSubmit={submit}>
      <p className={styles['lead']}>{texts.lead}</p>
      <Subjects />
      <TextArea
        ref={textField}
        label={texts.text}
        rows={6}
        maxLength={MAX_FEEDBACK_LENGTH}
        error={problem?.at === 'text' ? problem.text : undefined}
        value={text}
        readOnly={isSending}
        onChange={({ currentTarget }) => typed(currentTarget.value)}
      />
      <TextField
        ref={contactField}
        label={texts.contact}
        hint={texts.contactHint}
        error={problem?.at === 'contact' ? problem.text : undefined}
        dir="ltr"
        autoComplete="on"
        maxLength={MAX_CONTACT_LENGTH}
        value={contact}
        readOnly={isSending}
        onChange={({ currentTarget }) => contactChanged(currentTarget.value)}
      />
      <div role="alert" className={styles['alert']}>
        {problem?.at === 'call' && problem.text}
      </div>
      <Button type="submit" kind="ink" size="large" isWide isBusy={isSending}>
        {texts.submit}
      </Button>
    </form>
  );
}

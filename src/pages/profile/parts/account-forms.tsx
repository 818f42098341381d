import { lazyOverlay } from '@/entities/connection/ui/lazy-overlay';

import { editForm, emailForm, passwordForm, signOutQuestion } from '../model';

const { sheet: edit } = editForm;
const EditForm = lazyOverlay(() => import('./edit-form'), edit.$isOpen, edit.closed);
const { sheet: password } = passwordForm;
const PasswordForm = lazyOverlay(
  () => import('./password-form'),
  password.$isOpen,
  password.closed,
);
const { sheet: email } = emailForm;
const EmailForm = lazyOverlay(() => import('./email-form'), email.$isOpen, email.closed);
const SignOutQuestion = lazyOverlay(
  () => import('./sign-out-question'),
  signOutQuestion.$isOpen,
  signOutQuestion.closed,
);

/** The form sheets of the account, and the question before a sign-out. */
export function AccountForms() {
  return (
    <>
      <EditForm />
      <PasswordForm />
      <EmailForm />
      <SignOutQuestion />
    </>
  );
}

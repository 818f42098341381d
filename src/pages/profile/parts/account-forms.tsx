import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';

import { useWasTrue } from '@/shared/ui/use-was-true';

import { editForm, emailForm, passwordForm, signOutQuestion } from '../model';

const EditForm = lazy(() => import('./edit-form'));
const PasswordForm = lazy(() => import('./password-form'));
const EmailForm = lazy(() => import('./email-form'));
const SignOutQuestion = lazy(() => import('./sign-out-question'));

/** The form sheets: loaded when the first one opens, and kept mounted so that each can animate out. */
export function AccountForms() {
  const open = useUnit([
    editForm.sheet.$isOpen,
    passwordForm.sheet.$isOpen,
    emailForm.sheet.$isOpen,
    signOutQuestion.$isOpen,
  ]);
  const wasOpened = useWasTrue(open.includes(true));
  if (!wasOpened) return null;
  return (
    <Suspense>
      <EditForm />
      <PasswordForm />
      <EmailForm />
      <SignOutQuestion />
    </Suspense>
  );
}

import { combine, createEvent, createStore, sample } from 'effector';

import { $client } from '@/entities/client/model';
import { codeDigits, parseMobile } from '@/features/sign-in/lib/contact';
import { sendCodeFx, sendPasswordResetFx, signInFx } from '@/features/sign-in/model';
import { $environment } from '@/shared/config/environment';
import { authRoute } from '@/shared/routing/routes';

import type { Field, Fields, Problem, Step } from './lib/check-form';

/** The steps that the user can choose; an answer leads to the others. */
export type ChosenStep = Exclude<Step, 'code' | 'resetSent'>;

export const fieldChanged = createEvent<{ readonly field: Field; readonly text: string }>();
/** The user submitted the form of the step. */
export const signInSubmitted = createEvent();
/** The user chose another way to sign in, or an earlier step. */
export const stepChosen = createEvent<ChosenStep>();
export const resendClicked = createEvent();
export const googleClicked = createEvent();

const empty: Fields = { mobile: '', code: '', password: '', email: '' };
/** The typed values, cleared at the end of the visit. */
export const $fields = createStore<Fields>(empty)
  .on(fieldChanged, (fields, { field, text }) => ({
    ...fields,
    [field]: field === 'code' ? codeDigits(text) : text,
  }))
  .reset(authRoute.opened, authRoute.closed);
// The answer belongs to the number that was asked for. If the user typed another one meanwhile, that one stays, and
// a refusal is not about it.
const isForNumber = ({ mobile }: Fields, { params }: { params: string }) =>
  parseMobile(mobile) === params;
const codeSent = sample({
  clock: sendCodeFx.done,
  source: $fields,
  filter: isForNumber,
  fn: (_, { params }) => params,
});
export const codeRefused = sample({
  clock: sendCodeFx.fail,
  source: $fields,
  filter: isForNumber,
  fn: (_, { error }) => error,
});
$fields.on(codeSent, (fields, mobile) => ({ ...fields, mobile, code: '' }));

export const $step = createStore<Step>('mobile')
  .on(stepChosen, (_, step) => step)
  .on(codeSent, (step) => (step === 'mobile' ? 'code' : step))
  .on(sendPasswordResetFx.done, (step) => (step === 'reset' ? 'resetSent' : step))
  .reset(authRoute.opened, authRoute.closed);

export const $signInProblem = createStore<Problem | null>(null)
  .reset(fieldChanged, stepChosen, signInSubmitted, resendClicked, googleClicked)
  .reset(authRoute.opened, authRoute.closed);

/**
 * Google is offered in the web app, where a client id for it is configured, to a client that may
 * sign in with it. Rule: docs/behaviour.md#sign-in
 */
export const $hasGoogle = combine(
  $environment,
  $client,
  ({ shell, googleClientId }, { buttonKinds }) =>
    shell !== 'native' && googleClientId !== '' && buttonKinds?.includes('google') === true,
);
const $isWithGoogle = createStore(false).on(signInFx, (_, { kind }) => kind === 'google');

/** The request in flight, whose button shows a spinner. */
export const $signInBusy = combine(
  {
    step: $step,
    isGoogle: $isWithGoogle,
    isSigningIn: signInFx.pending,
    isSendingCode: sendCodeFx.pending,
    isSendingReset: sendPasswordResetFx.pending,
  },
  ({ step, isGoogle, isSigningIn, isSendingCode, isSendingReset }) => {
    if (isSigningIn) return isGoogle ? 'google' : 'submit';
    if (isSendingCode) return step === 'code' ? 'resend' : 'submit';
    return isSendingReset ? 'submit' : null;
  },
);
/** Whether no request is in flight. */
export const $isFree = $signInBusy.map((busy) => busy === null);

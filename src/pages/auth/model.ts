import { combine, sample } from 'effector';

import { $isLoggedIn, loggedIn } from '@/entities/session/model';
import { askGoogleFx, sendCodeFx, sendPasswordResetFx, signInFx } from '@/features/sign-in/model';
import { CODE_DIGITS } from '@/shared/config/sign-in';
import { $location } from '@/shared/routing/location';
import { navigateFx } from '@/shared/routing/navigate';
import { returnPath } from '@/shared/routing/return-path';
import { authRoute } from '@/shared/routing/routes';

import {
  $fields,
  $isFree,
  $signInProblem,
  $step,
  codeRefused,
  googleClicked,
  resendClicked,
  signInSubmitted,
} from './form';
import { checkForm, problemOf } from './lib/check-form';
import { $resendSeconds } from './resend';

// The last digit of the code submits the form.
const codeCompleted = sample({
  clock: $fields.map(({ code }) => code).updates,
  source: $step,
  filter: (step, code) => step === 'code' && code.length === CODE_DIGITS,
});
const checked = sample({
  clock: [signInSubmitted, codeCompleted],
  source: { step: $step, fields: $fields },
  filter: $isFree,
  fn: ({ step, fields }) => checkForm(step, fields),
});
const resendChecked = sample({
  clock: resendClicked,
  source: $fields,
  filter: combine($isFree, $resendSeconds, (isFree, seconds) => isFree && seconds === 0),
  fn: (fields) => checkForm('mobile', fields),
});
const submission = sample({ clock: [checked, resendChecked] });
sample({
  clock: submission.filterMap((each) => (each.kind === 'problem' ? each.problem : undefined)),
  target: $signInProblem,
});
sample({
  clock: submission.filterMap((each) => (each.kind === 'sendCode' ? each.mobile : undefined)),
  target: sendCodeFx,
});
sample({
  clock: submission.filterMap((each) => (each.kind === 'signIn' ? each.credentials : undefined)),
  target: signInFx,
});
sample({
  clock: submission.filterMap((each) => (each.kind === 'sendReset' ? each.email : undefined)),
  target: sendPasswordResetFx,
});

sample({ clock: googleClicked, filter: $isFree, target: askGoogleFx });
sample({
  clock: askGoogleFx.doneData,
  fn: (idToken) => ({ kind: 'google' as const, idToken }),
  target: signInFx,
});

sample({
  clock: signInFx.fail,
  fn: ({ params: { kind }, error }) => problemOf(error, kind === 'google' ? null : kind),
  target: $signInProblem,
});
sample({
  clock: codeRefused,
  source: $step,
  // Another way to sign in knows nothing of the code.
  filter: (step) => step === 'mobile' || step === 'code',
  fn: (step, error) => problemOf(error, step === 'code' ? 'code' : 'mobile'),
  target: $signInProblem,
});
sample({
  clock: sendPasswordResetFx.failData,
  source: $step,
  filter: (step) => step === 'reset',
  fn: (_, error) => problemOf(error, 'email'),
  target: $signInProblem,
});

// Redirect a signed-in user to the page that led here.
sample({
  clock: [authRoute.opened, loggedIn],
  source: $location,
  filter: combine(
    $location,
    $isLoggedIn,
    (location, isLoggedIn) => isLoggedIn && location?.routeId === 'auth',
  ),
  fn: (location) => ({
    to: returnPath(new URLSearchParams(location?.search).get('returnUrl')),
    replace: true,
  }),
  target: navigateFx,
});

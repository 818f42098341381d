import { attach, combine, createEvent, createStore, sample } from 'effector';

import { creditAccount } from '@/entities/credit/model';
import { $isLoggedIn, loggedIn } from '@/entities/session/model';
import { logoutRequested } from '@/entities/session/sign-out';
import { subscription } from '@/entities/subscription/model';
import { $profile } from '@/entities/user/profile';
import { createFormSheet } from '@/features/form-sheet/create-form-sheet';
import { notificationRequested } from '@/features/notifications/model';
import { loadOnVisit } from '@/features/page-data/load-on-visit';
import type { Profile } from '@/shared/api/contract/account';
import {
  changeEmailFx,
  changePasswordFx,
  getProfileFx,
  saveProfileFx,
} from '@/shared/api/endpoints/account';
import { loggedOutError, type ApiError } from '@/shared/api/errors';
import { sessionEnded } from '@/shared/api/tokens';
import { waitForIdleFx } from '@/shared/browser/idle';
import { cameOnline } from '@/shared/browser/online';
import { profile as texts } from '@/shared/i18n/fa/profile';
import { createLatest } from '@/shared/lib/create-latest';
import { createOverlay } from '@/shared/routing/create-overlay';
import { pageModelsStarted } from '@/shared/routing/page-models';
import { profileRoute } from '@/shared/routing/routes';

export const profileRetryClicked = createEvent();
export const signOutConfirmed = createEvent();

const load = createLatest({ effect: getProfileFx, cancelOn: [sessionEnded] });
const saveFx = attach({
  effect: saveProfileFx,
  mapParams: (body: Pick<Profile, 'firstName' | 'lastName' | 'email'>) => ({ body }),
});
const passwordFx = attach({
  effect: changePasswordFx,
  mapParams: (body: { oldPassword: string; newPassword: string }) => ({ body }),
});
const emailFx = attach({
  effect: changeEmailFx,
  mapParams: (body: { email: string }) => ({ body }),
});

export const $profileError = createStore<ApiError | null>(null)
  // Ignore failures of requests that were cancelled by a sign-out.
  .on(load.failed, (known, { error }) => (error === loggedOutError ? known : error))
  .reset(load.requested, sessionEnded);

export const editForm = createFormSheet({
  marker: '#editProfile',
  sendFx: saveFx,
  savedText: texts.saved,
});
export const passwordForm = createFormSheet({
  marker: '#changePassword',
  sendFx: passwordFx,
  savedText: texts.passwordChanged,
});
export const emailForm = createFormSheet({
  marker: '#changeEmail',
  sendFx: emailFx,
  savedText: texts.emailChanged,
});
sample({
  clock: [editForm.told, passwordForm.told, emailForm.told],
  target: notificationRequested,
});
export const signOutQuestion = createOverlay('#signOut');
/** Theme and text size. */
export const displaySheet = createOverlay('#display');

loadOnVisit({
  route: profileRoute,
  resources: [subscription, creditAccount],
  retryClicked: profileRetryClicked,
});

const $isShown = combine(
  profileRoute.$isOpened,
  $isLoggedIn,
  (isOpened, isLoggedIn) => isOpened && isLoggedIn,
);

// The known profile stays visible while it is loaded again.
sample({
  clock: profileRoute.visited,
  filter: $isLoggedIn,
  fn: () => ({}),
  target: load.requested,
});

// Each sign-in loads the profile; a session that was restored at the start began before this model was loaded.
// Loading waits for an idle moment, behind the page's own data. Rule: docs/behaviour.md#profile
const idleFx = attach({ effect: waitForIdleFx, mapParams: () => undefined });
sample({ clock: [loggedIn, pageModelsStarted], filter: $isLoggedIn, target: idleFx });
sample({
  clock: idleFx.done,
  filter: combine(
    { profile: $profile, isLoggedIn: $isLoggedIn, isLoading: load.$isPending },
    ({ profile, isLoggedIn, isLoading }) => isLoggedIn && profile === null && !isLoading,
  ),
  fn: () => ({}),
  target: load.requested,
});
// The answer to a request on its way counts no more, as it may be from before the change.
sample({
  clock: [saveFx.done, emailFx.done],
  filter: load.$isPending,
  fn: () => ({}),
  target: load.requested,
});
sample({
  clock: [profileRetryClicked, cameOnline],
  filter: combine($isShown, $profileError, (isShown, error) => isShown && error !== null),
  fn: () => ({}),
  target: load.requested,
});

sample({
  clock: signOutConfirmed,
  // The sign-out opens another page, which also closes the question.
  target: logoutRequested,
});

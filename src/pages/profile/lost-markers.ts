import { combine, createStore, sample } from 'effector';

import { $isVisitor } from '@/entities/session/visitor';
import { $profile } from '@/entities/user/profile';
import { sessionEnded } from '@/shared/api/tokens';
import { removeLostMarker } from '@/shared/routing/remove-lost-marker';
import { profileRoute } from '@/shared/routing/routes';

import {
  $profileError,
  editForm,
  emailForm,
  passwordForm,
  signOutConfirmed,
  signOutQuestion,
} from './model';

/** The fields begin with the profile: null while that is loading. */
const $hasNothingToEdit = combine(
  { isVisitor: $isVisitor, profile: $profile, error: $profileError },
  ({ isVisitor, profile, error }) => {
    if (isVisitor !== false) return isVisitor;
    if (profile !== null) return false;
    return error === null ? null : true;
  },
);
removeLostMarker({ route: profileRoute, overlay: editForm.sheet, $isEmpty: $hasNothingToEdit });
for (const overlay of [passwordForm.sheet, emailForm.sheet, signOutQuestion])
  removeLostMarker({ route: profileRoute, overlay, $isEmpty: $isVisitor });

/** The sign-out that the user asked for opens another page, which also closes the question. */
const $isSigningOut = createStore(false)
  .on(signOutConfirmed, () => true)
  .reset(profileRoute.closed);
sample({
  clock: sessionEnded,
  filter: $isSigningOut.map((isSigningOut) => !isSigningOut),
  target: [
    editForm.sheet.closed,
    passwordForm.sheet.closed,
    emailForm.sheet.closed,
    signOutQuestion.closed,
  ],
});

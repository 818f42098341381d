import { createStore, sample } from 'effector';

import type { Profile } from '@/shared/api/contract/account';
import { changeEmailFx, getProfileFx, saveProfileFx } from '@/shared/api/endpoints/account';
import { sessionEnded } from '@/shared/api/tokens';

/** The request whose answer counts: the newest one, unless the profile was changed after it had begun. */
const $request = createStore<object | null>(null)
  .on(getProfileFx, (_, request) => request)
  .reset(saveProfileFx.done, changeEmailFx.done, sessionEnded);
const loaded = sample({
  clock: getProfileFx.done,
  source: $request,
  filter: (request, { params }) => params === request,
  fn: (_, { result }) => result,
});

/** The user's profile; null until it is loaded and while signed out. */
export const $profile = createStore<Profile | null>(null)
  .on([loaded, saveProfileFx.doneData], (_, profile) => profile)
  .on(
    changeEmailFx.done,
    (profile, { params }) => profile && { ...profile, email: params.body.email },
  )
  .reset(sessionEnded);

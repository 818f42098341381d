import { createStore } from 'effector';

import type { Profile } from '@/shared/api/contract/account';
import { changeEmailFx, getProfileFx, saveProfileFx } from '@/shared/api/endpoints/account';
import { sessionEnded } from '@/shared/api/tokens';

/** The user's profile; null until it is loaded and while signed out. */
export const $profile = createStore<Profile | null>(null)
  .on([getProfileFx.doneData, saveProfileFx.doneData], (_, profile) => profile)
  .on(
    changeEmailFx.done,
    (profile, { params }) => profile && { ...profile, email: params.body.email },
  )
  .reset(sessionEnded);

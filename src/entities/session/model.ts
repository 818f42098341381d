import { createEffect, createEvent, createStore, sample } from 'effector';

import { $accessToken } from '@/shared/api/authorized';
import { readNowFx } from '@/shared/browser/now';
import { accessToken, expiresIn, refreshToken } from '@/shared/storage/keys';
import { readStoredFx } from '@/shared/storage/stored-value';

/** Reads the saved tokens of the web app; asked for once, at the start. */
export const sessionRestoreRequested = createEvent();

const restoreFx = createEffect(async () => {
  const [access, refresh, expiresAt, now] = await Promise.all([
    readStoredFx(accessToken),
    readStoredFx(refreshToken),
    readStoredFx(expiresIn),
    readNowFx(),
  ]);
  return { access, refresh, expiresAt, now };
});

/** False at the start; true while a bearer is held (product spec, section 4). */
export const $isLoggedIn = $accessToken.map((token) => token !== null);

/** Whether the saved session has been looked at, so that the first calls know who is asking. */
export const $isSessionKnown = createStore(false).on(restoreFx.finally, () => true);
export const sessionRestored = restoreFx.finally.map(() => undefined);

sample({ clock: sessionRestoreRequested, target: restoreFx });
sample({
  clock: restoreFx.doneData,
  filter: ({ access, refresh, expiresAt, now }) =>
    access !== null && refresh !== null && expiresAt !== null && expiresAt > now,
  fn: ({ access }) => access,
  target: $accessToken,
});

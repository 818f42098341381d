import { attach, createEffect } from 'effector';

import { $sessionPort, type KeptTokens } from '@/shared/bridge/session-port';
import { accessToken, expiresIn, refreshToken } from '@/shared/storage/identity-keys';
import { readStoredFx } from '@/shared/storage/stored-value';

/** What local storage holds of a session. */
export const readStoredTokensFx = createEffect(async (): Promise<KeptTokens> => {
  const [access, refresh, expiresAt] = await Promise.all([
    readStoredFx(accessToken),
    readStoredFx(refreshToken),
    readStoredFx(expiresIn),
  ]);
  return { access, refresh, expiresAt };
});

/** Reads what an earlier visit left: from the native wrapper, else from local storage. */
export const readSavedTokensFx = attach({
  source: $sessionPort,
  effect: (port) => (port ? port.readTokens() : readStoredTokensFx()),
});

import { attach, createEffect } from 'effector';

import { $sessionPort, type StoredTokens } from '@/shared/bridge/session-port';
import { accessToken, expiresIn, refreshToken } from '@/shared/storage/identity-keys';
import { readStoredFx } from '@/shared/storage/stored-value';

/** Reads the tokens in local storage. */
export const readLocalTokensFx = createEffect(async (): Promise<StoredTokens> => {
  const [access, refresh, expiresAt] = await Promise.all([
    readStoredFx(accessToken),
    readStoredFx(refreshToken),
    readStoredFx(expiresIn),
  ]);
  return { access, refresh, expiresAt };
});

/** Reads the tokens of an earlier visit: from the native wrapper, else from local storage. */
export const readTokensFx = attach({
  source: $sessionPort,
  effect: (port) => (port ? port.readTokens() : readLocalTokensFx()),
});

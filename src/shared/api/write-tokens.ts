import { attach, createEffect, sample } from 'effector';

import { $sessionPort, type SessionPort } from '@/shared/bridge/session-port';
import { accessToken, expiresIn, refreshToken } from '@/shared/storage/identity-keys';
import { entry, removeRawFx, writeRawFx } from '@/shared/storage/stored-value';

import { sessionEnded, type Tokens } from './tokens';

/** Stores the tokens for the next visit and the other tabs; fails when storage is full or denied. */
export const writeTokensFx = attach({
  source: $sessionPort,
  mapParams: (tokens: Tokens | null, port) => ({ tokens, port }),
  effect: createEffect(async ({ tokens, port }: Saving) => {
    if (port) port.writeTokens(tokens);
    else await Promise.all(tokens ? written(tokens) : removed());
  }),
});

interface Saving {
  tokens: Tokens | null;
  port: SessionPort | null;
}

// The access token comes last, because the other tabs watch this key. docs/storage.md#access_token
const written = ({ access, refresh, expiresAt }: Tokens) => [
  writeRawFx(entry(expiresIn, expiresAt)),
  writeRawFx(entry(refreshToken, refresh)),
  writeRawFx(entry(accessToken, access)),
];
const removed = () => [removeRawFx(expiresIn), removeRawFx(refreshToken), removeRawFx(accessToken)];

// A module that ends sessions imports this one, so that the stored tokens are removed.
sample({ clock: sessionEnded, fn: () => null, target: writeTokensFx });

import { attach, createEffect, sample } from 'effector';

import { $sessionPort, type SessionPort } from '@/shared/bridge/session-port';
import { accessToken, expiresIn, refreshToken } from '@/shared/storage/identity-keys';
import { entry, removeRawFx, writeRawFx } from '@/shared/storage/stored-value';

import { sessionEnded, type Tokens } from './tokens';

/** Keeps the tokens for the next visit and for the other tabs; fails when storage is full or denied. */
export const saveTokensFx = attach({
  source: $sessionPort,
  mapParams: (tokens: Tokens | null, port) => ({ tokens, port }),
  effect: createEffect(async ({ tokens, port }: Saving) => {
    if (port) port.saveTokens(tokens);
    else await Promise.all(tokens ? written(tokens) : removed());
  }),
});

interface Saving {
  tokens: Tokens | null;
  port: SessionPort | null;
}

// The access token comes last: it is the one whose change the other tabs are told of.
const written = ({ access, refresh, expiresAt }: Tokens) => [
  writeRawFx(entry(expiresIn, expiresAt)),
  writeRawFx(entry(refreshToken, refresh)),
  writeRawFx(entry(accessToken, access)),
];
const removed = () => [removeRawFx(expiresIn), removeRawFx(refreshToken), removeRawFx(accessToken)];

// Whoever ends a session imports this: it takes the tokens away everywhere.
sample({ clock: sessionEnded, fn: () => null, target: saveTokensFx });

import { createEffect } from 'effector';

import { readStoredTokensFx } from '@/shared/api/saved-tokens';
import { callNativeFx } from '@/shared/bridge/call-native';
import type { KeptTokens, SessionPort } from '@/shared/bridge/session-port';
import {
  isRenewed,
  keptTokensOf,
  noTokens,
  tokensText,
  type TokenSet,
} from '@/shared/bridge/token-set';
import { readNowFx } from '@/shared/browser/now';
import { waitFx } from '@/shared/browser/wait';
import { navigateFx } from '@/shared/routing/navigate';
import { accessToken, expiresIn, refreshToken } from '@/shared/storage/keys';
import { entry, removeRawFx, writeRawFx, type StoredKey } from '@/shared/storage/stored-value';

/** The session as the native wrapper keeps it; what it lacks a method for goes to local storage. */
export const nativeSessionPort: SessionPort = {
  readTokens: () => readTokensFx(),
  saveTokens: (tokens) => void saveNativeTokensFx(tokens),
  exit: () => void exitNativeFx(),
};

const readTokensFx = createEffect(async (): Promise<KeptTokens> => {
  const result = await callNativeFx({ method: 'getTokens', args: {} });
  if (!result.ok) return result.code === 'unsupported' ? await readStoredTokensFx() : noTokens;
  const set = result.data as TokenSet | null;
  if (set === null) return noTokens;
  const told = keptTokensOf(set, await readNowFx());
  // A wrapper that could not be told of renewed tokens still gives the old ones.
  const stored = await readStoredTokensFx();
  return isRenewed(stored, told) ? stored : told;
});

/** Null takes them away. */
export const saveNativeTokensFx = createEffect(async (tokens: KeptTokens | null) => {
  const args = { tokenJson: tokensText(tokens) };
  const result = await callNativeFx({ method: 'setTokenToDevice', args });
  if (!result.ok && result.code === 'unsupported') await keepStoredFx(tokens);
});

const keepStoredFx = createEffect((tokens: KeptTokens | null) =>
  Promise.all([
    keepFx(expiresIn, tokens?.expiresAt),
    keepFx(refreshToken, tokens?.refresh),
    keepFx(accessToken, tokens?.access),
  ]),
);

function keepFx<T>(key: StoredKey<T>, value: T | null | undefined): Promise<void> {
  return value === null || value === undefined ? removeRawFx(key) : writeRawFx(entry(key, value));
}

/** Leaves the app, or for the shop. */
export const exitNativeFx = createEffect(async () => {
  // Tokens and player first: leaving is the last step of a logout.
  await waitFx(0);
  const result = await callNativeFx({ method: 'exit', args: {} });
  if (!result.ok) await navigateFx({ to: '/', replace: true });
});

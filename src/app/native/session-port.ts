import { createEffect } from 'effector';

import { readLocalTokensFx } from '@/shared/api/read-tokens';
import { callNativeFx } from '@/shared/bridge/call-native';
import type { StoredTokens, SessionPort } from '@/shared/bridge/session-port';
import {
  isRenewed,
  storedTokensOf,
  noTokens,
  tokensText,
  type TokenSet,
} from '@/shared/bridge/token-set';
import { readNowFx } from '@/shared/browser/now';
import { waitFx } from '@/shared/browser/wait';
import { navigateFx } from '@/shared/routing/navigate';
import { accessToken, expiresIn, refreshToken } from '@/shared/storage/identity-keys';
import { entry, removeRawFx, writeRawFx, type StoredKey } from '@/shared/storage/stored-value';

/** The session as the native wrapper stores it. Local storage stands in for a method that the wrapper lacks. */
export const nativeSessionPort: SessionPort = {
  readTokens: () => readTokensFx(),
  writeTokens: (tokens) => void writeNativeTokensFx(tokens),
  exit: () => void exitNativeFx(),
};

const readTokensFx = createEffect(async (): Promise<StoredTokens> => {
  const result = await callNativeFx({ method: 'getTokens', args: {} });
  if (!result.ok) return result.code === 'unsupported' ? await readLocalTokensFx() : noTokens;
  const set = result.data as TokenSet | null;
  if (set === null) return noTokens;
  const fromWrapper = storedTokensOf(set, await readNowFx());
  // A wrapper without setTokenToDevice still answers with the tokens from before a renewal.
  const stored = await readLocalTokensFx();
  return isRenewed(stored, fromWrapper) ? stored : fromWrapper;
});

/** Has the wrapper store the tokens; null removes them. */
export const writeNativeTokensFx = createEffect(async (tokens: StoredTokens | null) => {
  const args = { tokenJson: tokensText(tokens) };
  const result = await callNativeFx({ method: 'setTokenToDevice', args });
  if (!result.ok && result.code === 'unsupported') await storeTokensFx(tokens);
});

const storeTokensFx = createEffect((tokens: StoredTokens | null) =>
  Promise.all([
    store(expiresIn, tokens?.expiresAt),
    store(refreshToken, tokens?.refresh),
    store(accessToken, tokens?.access),
  ]),
);

function store<T>(key: StoredKey<T>, value: T | null | undefined): Promise<void> {
  return value === null || value === undefined ? removeRawFx(key) : writeRawFx(entry(key, value));
}

/** Leaves the app; a wrapper without `exit` shows the storefront instead. */
export const exitNativeFx = createEffect(async () => {
  // Leaving is the last step of a sign-out: tokens and player are cleared before it.
  await waitFx(0);
  const result = await callNativeFx({ method: 'exit', args: {} });
  if (!result.ok) await navigateFx({ to: '/', replace: true });
});

import { createEvent, createStore, sample } from 'effector';

import type { TokenResponse } from './contract/auth';

/** The tokens of the session. docs/behaviour.md#session */
export interface Tokens {
  readonly access: string;
  /** Valid once: each renewal returns another one. */
  readonly refresh: string;
  /** Epoch milliseconds, by this device's clock. */
  readonly expiresAt: number;
}

/** A session began, was restored or renewed, here or in another tab. */
export const tokensChanged = createEvent<Tokens>();
/** The session ended: the user signed out, or the server refused to renew the tokens. */
export const sessionEnded = createEvent();
/** The server refused to renew the session, which ends it. Rule: docs/behaviour.md#sign-out */
export const renewalRefused = createEvent();
sample({ clock: renewalRefused, target: sessionEnded });

/** Null while signed out. */
export const $tokens = createStore<Tokens | null>(null)
  .on(tokensChanged, (_, tokens) => tokens)
  .reset(sessionEnded);

/** The bearer; null while signed out. */
export const $accessToken = $tokens.map((tokens) => tokens?.access ?? null);

/** The number of sessions that ended. Answers to calls of an older session are discarded. */
export const $sessionsEnded = createStore(0).on(sessionEnded, (count) => count + 1);

/** Converts a token answer, whose `expires_in` is in seconds from `now` (epoch milliseconds). */
export function toTokens(answer: TokenResponse, now: number): Tokens {
  return {
    access: answer.access_token,
    refresh: answer.refresh_token,
    expiresAt: Math.round(now + answer.expires_in * 1000),
  };
}

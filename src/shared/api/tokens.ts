import { createEvent, createStore } from 'effector';

import type { TokenResponse } from './contract/auth';

/** A session as the app holds it (product spec, section 3). */
export interface Tokens {
  readonly access: string;
  /** Good once: each renewal brings another one. */
  readonly refresh: string;
  /** Epoch milliseconds, by this device's clock. */
  readonly expiresAt: number;
}

/** A session began, was restored or renewed, here or in another tab. */
export const tokensChanged = createEvent<Tokens>();
/** The session is over: the person left, or the server takes its tokens no more. */
export const sessionEnded = createEvent();

/** Null while logged out. */
export const $tokens = createStore<Tokens | null>(null)
  .on(tokensChanged, (_, tokens) => tokens)
  .reset(sessionEnded);

/** The bearer; null while logged out. */
export const $accessToken = $tokens.map((tokens) => tokens?.access ?? null);

/** Counts the sessions that ended: an answer that belongs to an older one is nobody's any more. */
export const $sessionsEnded = createStore(0).on(sessionEnded, (count) => count + 1);

/** `expires_in` counts from now, in seconds. */
export function toTokens(answer: TokenResponse, now: number): Tokens {
  return {
    access: answer.access_token,
    refresh: answer.refresh_token,
    expiresAt: Math.round(now + answer.expires_in * 1000),
  };
}

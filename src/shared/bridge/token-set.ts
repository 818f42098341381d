import * as v from 'valibot';

import { decodeJwt } from '../lib/jwt';
import { parseJson } from '../storage/parse-json';
import type { KeptTokens } from './session-port';

const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
const optionalText = v.optional(v.nullable(text));

/** The token set of the wrapper (product spec, section 3); an empty token means logged out. */
export const tokenSet = v.object({
  token: v.string(),
  'refresh-token': v.optional(v.nullable(v.string())),
  /** Epoch milliseconds; from older apps seconds from now. */
  expireIn: optionalText,
  'device-id': optionalText,
  'client-id': optionalText,
  'version-code': optionalText,
  'api-level': optionalText,
  adsId: optionalText,
  identityClientId: optionalText,
  clientSecret: optionalText,
  scope: optionalText,
});
export type TokenSet = v.InferOutput<typeof tokenSet>;

/** Nobody is logged in. */
export const noTokens: KeptTokens = { access: null, refresh: null, expiresAt: null };

/** Above it a number is a moment in epoch milliseconds (1973 and later), below it seconds from now. */
const LEAST_MOMENT = 1e11;

/**
 * The session in a token set. Without a readable `expireIn` it is not known how long the token holds.
 * @param now epoch milliseconds
 */
export function keptTokensOf(set: TokenSet, now: number): KeptTokens {
  const { token, 'refresh-token': refresh, expireIn } = set;
  if (token.trim() === '') return noTokens;
  return { access: token, refresh: refresh || null, expiresAt: expiryOf(expireIn, now) };
}

function expiryOf(expireIn: string | null | undefined, now: number): number | null {
  const value = expireIn ? Number(expireIn) : NaN;
  if (!Number.isFinite(value) || value <= 0) return null;
  return Math.round(value >= LEAST_MOMENT ? value : now + value * 1000);
}

/** Whether the session `known` is that of `told`, renewed since. */
export function isRenewed(known: KeptTokens, told: KeptTokens): boolean {
  if (known.access === null || told.access === null) return false;
  const person = decodeJwt(known.access)?.sub;
  if (person === undefined || person !== decodeJwt(told.access)?.sub) return false;
  return known.expiresAt !== null && told.expiresAt !== null && known.expiresAt > told.expiresAt;
}

/** Reads the token set in a text that the wrapper gave; null for anything else. */
export function parseTokenSet(text: unknown): TokenSet | null {
  return typeof text === 'string' ? parseJson(tokenSet, text) : null;
}

/** A session as the wrapper takes it: a token set as JSON, empty text for none. */
export function tokensText(tokens: KeptTokens | null): string {
  if (tokens?.access == null) return '';
  const { access, refresh, expiresAt } = tokens;
  return JSON.stringify({
    token: access,
    'refresh-token': refresh ?? '',
    expireIn: String(expiresAt ?? ''),
  });
}

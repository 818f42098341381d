import * as v from 'valibot';

import { decodeJwt } from '../lib/jwt';
import { parseJson } from '../storage/parse-json';
import type { StoredTokens } from './session-port';

const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
const optionalText = v.optional(v.nullable(text));

/** The token set of the wrapper; an empty token means signed out. docs/native-bridge.md#token-set */
export const tokenSet = v.object({
  token: v.string(),
  'refresh-token': v.optional(v.nullable(v.string())),
  /** Epoch milliseconds; older apps send seconds from now. */
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

/** The stored tokens while signed out. */
export const noTokens: StoredTokens = { access: null, refresh: null, expiresAt: null };

/** From this on an expiry is a time in epoch milliseconds (1973 and later), below it seconds from now. */
const MIN_EPOCH_MS = 1e11;

/**
 * The tokens of a token set. `expiresAt` is null without a readable `expireIn`.
 * @param now epoch milliseconds
 */
export function storedTokensOf(set: TokenSet, now: number): StoredTokens {
  const { token, 'refresh-token': refresh, expireIn } = set;
  if (token.trim() === '') return noTokens;
  return { access: token, refresh: refresh || null, expiresAt: expiryOf(expireIn, now) };
}

/** The fields of the new login in a token set; empty texts count as absent. */
export function newLoginOf({ identityClientId, clientSecret, scope }: TokenSet): NewLoginFields {
  return {
    clientId: identityClientId?.trim() || null,
    clientSecret: clientSecret?.trim() || null,
    scope: scope?.trim() || null,
  };
}

interface NewLoginFields {
  readonly clientId: string | null;
  readonly clientSecret: string | null;
  readonly scope: string | null;
}

function expiryOf(expireIn: string | null | undefined, now: number): number | null {
  const value = expireIn ? Number(expireIn) : NaN;
  if (!Number.isFinite(value) || value <= 0) return null;
  return Math.round(value >= MIN_EPOCH_MS ? value : now + value * 1000);
}

/** Whether the tokens `known` are newer than the `received` ones of the same user. */
export function isRenewed(known: StoredTokens, received: StoredTokens): boolean {
  if (known.access === null || received.access === null) return false;
  const user = decodeJwt(known.access)?.sub;
  if (user === undefined || user !== decodeJwt(received.access)?.sub) return false;
  return (
    known.expiresAt !== null && received.expiresAt !== null && known.expiresAt > received.expiresAt
  );
}

/** Parses a token set that the wrapper sent as JSON text; null for anything else. */
export function parseTokenSet(text: unknown): TokenSet | null {
  return typeof text === 'string' ? parseJson(tokenSet, text) : null;
}

/** The argument of `setTokenToDevice`: a token set as JSON, or empty text without a session. */
export function tokensText(tokens: StoredTokens | null): string {
  if (tokens?.access == null) return '';
  const { access, refresh, expiresAt } = tokens;
  return JSON.stringify({
    token: access,
    'refresh-token': refresh ?? '',
    expireIn: String(expiresAt ?? ''),
  });
}

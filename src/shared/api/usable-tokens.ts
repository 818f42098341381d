import { decodeJwt } from '../lib/jwt';
import type { Tokens } from './tokens';

/** The tokens as storage or a wrapper holds them; null for what is absent or cannot be read. */
interface StoredTokens {
  readonly access: string | null;
  readonly refresh: string | null;
  /** Epoch milliseconds. */
  readonly expiresAt: number | null;
}

/**
 * The stored tokens, if a call can be sent with them: all of them are there, the access token can be
 * decoded, and it expires after `now` (epoch milliseconds). Else null.
 * Rule: docs/behaviour.md#session
 */
export function usableTokens(stored: StoredTokens, now: number): Tokens | null {
  const { access, refresh, expiresAt } = stored;
  if (access === null || refresh === null || expiresAt === null) return null;
  return expiresAt > now && decodeJwt(access) !== null ? { access, refresh, expiresAt } : null;
}

import type { TokenResponse } from '@/shared/api/contract/auth';

import type { Account } from '../db/account';
import type { Db } from '../db/db';
import { sign } from './signing';

export const ACCESS_TOKEN_SECONDS = 3600;
const REFRESH_TOKEN_SECONDS = 30 * 86_400;

interface Claims {
  readonly sub: string;
  /** First and last name. */
  readonly name: string;
  /** Epoch seconds. */
  readonly exp: number;
  readonly jti: string;
  readonly use: 'access' | 'refresh';
}

function toBase64Url(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join('')).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): string {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)));
}

const header = toBase64Url(JSON.stringify({ alg: 'MOCK', typ: 'JWT' }));

function encode(claims: Claims): string {
  const signed = `${header}.${toBase64Url(JSON.stringify(claims))}`;
  return `${signed}.${sign(signed)}`;
}

/** Issues tokens for an account. They are stateless; the state only stores used refresh tokens. */
export function issueTokens(db: Db, account: Account): TokenResponse {
  const seconds = Math.floor(db.now() / 1000);
  const token = (use: Claims['use'], life: number) =>
    encode({
      sub: account.id,
      name: `${account.firstName} ${account.lastName}`.trim(),
      exp: seconds + life,
      jti: sign(`${db.state.seed}:${db.nextId()}:${db.now()}`).slice(0, 16),
      use,
    });
  return {
    access_token: token('access', ACCESS_TOKEN_SECONDS),
    refresh_token: token('refresh', REFRESH_TOKEN_SECONDS),
    expires_in: ACCESS_TOKEN_SECONDS,
  };
}

/** Returns the `sub` claim of a valid, unexpired token of that use, else null. Never throws. */
export function readToken(db: Db, token: string, use: Claims['use']): string | null {
  const [head, payload, signature] = token.split('.');
  if (head !== header || payload === undefined) return null;
  if (sign(`${head}.${payload}`) !== signature) return null;
  const claims = JSON.parse(fromBase64Url(payload)) as Claims;
  const isGood = claims.use === use && claims.exp * 1000 > db.now();
  return isGood ? claims.sub : null;
}

import type { Tokens } from '@/shared/api/tokens';

/** An access token of this user, in the form of the real ones. */
export function aJwt(sub = '1', name = 'Sara'): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ sub, name, exp: 4_000_000_000 })}.signature`;
}

/** Tokens that expire in the far future. */
export function someTokens(tokens: Partial<Tokens> = {}): Tokens {
  return { access: aJwt(), refresh: 'refresh-1', expiresAt: 4_000_000_000_000, ...tokens };
}

/** The storage of a device on which that user is signed in; `sessionRestoreRequested` takes it over. */
export function savedSession(sub = '1'): Record<string, string> {
  return {
    'local:access_token': aJwt(sub),
    'local:refresh_token': 'refresh-1',
    'local:expires_in': '4000000000000',
  };
}

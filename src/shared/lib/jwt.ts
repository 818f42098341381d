/** What the app reads of an access token. */
export interface TokenClaims {
  /** The person's id. */
  readonly sub: string;
  /** The person's name; empty when the token has none. */
  readonly name: string;
}

/**
 * Reads the claims of a JWT; null for anything that is not one. The signature is the server's matter.
 * `exp` is not read: the moment of expiry comes with the tokens, and this device's clock may be wrong.
 */
export function decodeJwt(token: string): TokenClaims | null {
  const [, payload = '', signature] = token.split('.');
  if (signature === undefined) return null;
  try {
    // What is no object has no person, or throws.
    const { sub, name } = JSON.parse(decodeText(payload)) as { sub?: unknown; name?: unknown };
    if (typeof sub !== 'string' && typeof sub !== 'number') return null;
    return { sub: String(sub), name: typeof name === 'string' ? name : '' };
  } catch {
    return null;
  }
}

/** base64url to UTF-8; `atob` alone would make two letters of each Persian one. Throws on other text. */
function decodeText(base64url: string): string {
  const bytes = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'));
  const codes = Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(codes);
}

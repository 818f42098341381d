/** The claims of an access token that the app reads. */
export interface TokenClaims {
  /** The user's id. */
  readonly sub: string;
  /** The user's name; empty when the token has none. */
  readonly name: string;
}

/**
 * Decodes the claims of a JWT; null for anything else. The server checks the signature. `exp` is not read:
 * the expiry is stored beside the tokens, because this device's clock may be wrong.
 */
export function decodeJwt(token: string): TokenClaims | null {
  const [, payload = '', signature] = token.split('.');
  if (signature === undefined) return null;
  try {
    // A payload that is not an object has no `sub`, or destructuring throws.
    const { sub, name } = JSON.parse(decodeText(payload)) as { sub?: unknown; name?: unknown };
    if (typeof sub !== 'string' && typeof sub !== 'number') return null;
    return { sub: String(sub), name: typeof name === 'string' ? name : '' };
  } catch {
    return null;
  }
}

/** Decodes base64url as UTF-8; `atob` alone would split each Persian letter. @throws for other text */
function decodeText(base64url: string): string {
  const bytes = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'));
  const codes = Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(codes);
}

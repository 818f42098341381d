import { personas, type PersonaName } from '@fixtures/users/personas';

/**
 * The user of an access token: its claim `sub`, which all tokens of a session have in common. A token that cannot be
 * read, such as an edited one, stands for a user of its own. Null when signed out. The simulator decodes it by itself: of
 * the app it may import the bridge and the configuration only.
 */
export function userOf(token: unknown): string | null {
  if (typeof token !== 'string' || token === '') return null;
  const [, payload = ''] = token.split('.');
  try {
    const text = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const { sub } = JSON.parse(text) as { readonly sub?: unknown };
    return typeof sub === 'string' ? sub : token;
  } catch {
    return token;
  }
}

/** The persona whose token it is; undefined for another user. The mock names an account by its mobile number. */
export function personaOf(token: unknown): PersonaName | undefined {
  const user = userOf(token);
  return personas.find(({ mobile }) => mobile === user)?.name;
}

import { secretFields } from '../config/token-fields';

const secretNames: ReadonlySet<string> = new Set([
  ...secretFields,
  'access_token',
  'refresh_token',
  'id-token',
  'id_token',
  'password',
  'authorization',
  'purchaseToken',
]);
/** Not secret, but different at each sign-in. */
const timeFields: ReadonlySet<string> = new Set(['expireIn', 'expires_in']);
export const MASKED_TIME = '•time•';

const tokenPattern = /eyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]*)?/g;
const queryPattern = /([?&](token|p|id-token|access_token)=)([^&#]+)/g;
/** The partner tokens of the mock are no secrets, and a replay needs them: each is accepted or refused in its own way. */
const mockPartnerToken = /^partner-(?:ok|expired)-\w+$/;

/** A shorter secret would match unrelated texts. */
const MIN_SECRET_LENGTH = 8;

/** Replaces the secrets anywhere in a value by their names. */
export type Mask = <T>(value: T) => T;

/** Whether a value is the name of a masked secret. */
export function isMasked(value: unknown): boolean {
  return typeof value === 'string' && /^•.+•$/.test(value);
}

/** Whether a value contains a masked secret. */
export function containsMasked(value: unknown): boolean {
  return JSON.stringify([value]).includes('•');
}

/**
 * Creates the mask of one session. It names a secret after its field and its order, such as `•token 1•`, and
 * recognises the same secret later in any text, also in JSON within a text.
 */
export function createMask(): Mask {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();

  const nameFor = (secret: string, kind: string): string => {
    const isPublic = secret === '' || secret === MASKED_TIME || mockPartnerToken.test(secret);
    if (isPublic) return secret;
    const known = names.get(secret);
    if (known !== undefined) return known;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    // A replay takes masked names from its recording: they are kept, and they count.
    const name = isMasked(secret) ? secret : `•${kind} ${count}•`;
    names.set(secret, name);
    return name;
  };

  const maskText = (text: string): string => {
    const inner = objectIn(text);
    if (inner !== undefined) return JSON.stringify(maskValue(inner));
    let masked = text.replace(
      queryPattern,
      (_whole, before: string, kind: string, secret: string) =>
        before + nameFor(decoded(secret), kind),
    );
    masked = masked.replace(tokenPattern, (secret) => nameFor(secret, 'token'));
    for (const [secret, name] of names) {
      if (secret.length >= MIN_SECRET_LENGTH) masked = masked.replaceAll(secret, name);
    }
    return masked;
  };

  const maskField = (key: string, value: unknown): unknown => {
    const isText = typeof value === 'string' || typeof value === 'number';
    if (isText && timeFields.has(key)) return MASKED_TIME;
    return typeof value === 'string' && secretNames.has(key)
      ? nameFor(value, key)
      : maskValue(value);
  };

  const maskValue = (value: unknown): unknown => {
    if (typeof value === 'string') return maskText(value);
    if (Array.isArray(value)) return value.map(maskValue);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, maskField(key, each)]),
    );
  };

  return <T>(value: T) => maskValue(value) as T;
}

/** The text of a query's value. One that is encoded badly counts as it stands: a user types any deep link. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function objectIn(text: string): object | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as object;
  } catch {
    return undefined;
  }
}

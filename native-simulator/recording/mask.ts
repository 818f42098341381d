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
/** No secrets, but other at each sign-in. */
const timeFields: ReadonlySet<string> = new Set(['expireIn', 'expires_in']);
export const MASKED_TIME = '•time•';

const tokenPattern = /eyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]*)?/g;
const queryPattern = /([?&](token|p|id-token|access_token)=)([^&#]+)/g;
/** Shorter ones would be found in places that have nothing to do with them. */
const MIN_SECRET_LENGTH = 8;

/** Puts names in the place of secrets, anywhere in a value. */
export type Mask = <T>(value: T) => T;

/** Whether a text stands in the place of a secret. */
export function isMasked(value: unknown): boolean {
  return typeof value === 'string' && /^•.+•$/.test(value);
}

/** Whether anything within a value stands in the place of a secret. */
export function containsMasked(value: unknown): boolean {
  return JSON.stringify([value]).includes('•');
}

/**
 * A mask of its own for each session: it names secrets by their fields and the order of their coming,
 * and knows a secret again wherever it turns up later, in texts and in JSON within texts too.
 */
export function createMask(): Mask {
  const names = new Map<string, string>();

  const counts = new Map<string, number>();

  const nameFor = (secret: string, kind: string): string => {
    if (secret === '' || secret === MASKED_TIME) return secret;
    const known = names.get(secret);
    if (known !== undefined) return known;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    // What a replay took from a recording has its name, and counts all the same.
    const name = isMasked(secret) ? secret : `•${kind} ${count}•`;
    names.set(secret, name);
    return name;
  };

  const maskText = (text: string): string => {
    const inner = objectIn(text);
    if (inner !== undefined) return JSON.stringify(maskAny(inner));
    let masked = text.replace(
      queryPattern,
      (_whole, before: string, kind: string, secret: string) =>
        before + nameFor(decodeURIComponent(secret), kind),
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
    return typeof value === 'string' && secretNames.has(key) ? nameFor(value, key) : maskAny(value);
  };

  const maskAny = (value: unknown): unknown => {
    if (typeof value === 'string') return maskText(value);
    if (Array.isArray(value)) return value.map(maskAny);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, maskField(key, each)]),
    );
  };

  return <T>(value: T) => maskAny(value) as T;
}

function objectIn(text: string): object | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as object;
  } catch {
    return undefined;
  }
}

import { secretFields } from '../../config/token-fields';

const moreSecrets: ReadonlySet<string> = new Set([
  'access_token',
  'refresh_token',
  'id-token',
  'password',
  'purchaseToken',
]);

/** The first and last four characters of a secret. A short secret becomes dots. */
function maskSecret(secret: string): string {
  return secret.length < 16
    ? '•'.repeat(Math.min(secret.length, 8))
    : `${secret.slice(0, 4)}…${secret.slice(-4)}`;
}

/**
 * A readable copy of a value: secrets are masked by the names of their fields, and JSON within texts is
 * parsed.
 */
export function maskForDisplay(value: unknown): unknown {
  if (typeof value === 'string') {
    const inner = objectIn(value);
    return inner === undefined ? value : maskForDisplay(inner);
  }
  if (Array.isArray(value)) return value.map(maskForDisplay);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      typeof each === 'string' && (secretFields.has(key) || moreSecrets.has(key))
        ? maskSecret(each)
        : maskForDisplay(each),
    ]),
  );
}

function objectIn(text: string): object | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as object;
  } catch {
    return undefined;
  }
}

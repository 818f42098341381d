/**
 * Removes secrets from the texts and data of reports and logs: tokens, mobile numbers, e-mail addresses,
 * purchase tokens and the values of secret parameters. In doubt it removes too much. docs/faults.md#c5
 */

const HIDDEN = '[hidden]';
/** Deeper values and further entries are left out. */
const MAX_DEPTH = 5;
const MAX_ENTRIES = 50;
/** Longer texts are truncated before the search for secrets. */
const MAX_INPUT_LENGTH = 20_000;
const MAX_OUTPUT_LENGTH = 4000;

const secretName =
  'authorization|bearer|(?:[\\w-]*[-_])?(?:token|secret|password|passwd|otp)|\\w+(?:Token|Secret|Password)|' +
  'code|p|mobile(?:No|Number)?|phone(?:Number)?|e?mail|user_?name|developerPayload|device-?id';
const isSecretName = new RegExp(`^(?:${secretName})$`, 'i');

/** A quoted value up to its end, including escaped quotes and backslashes. */
const quoted = (quote: string) => String.raw`${quote}(?:[^${quote}\\]|\\[^])*`;
/** The same inside a quoted text, where everything is escaped once more. */
const quotedTwice = (quote: string) => String.raw`\\${quote}(?:[^${quote}\\]|\\\\(?:\\[^]|[^\\]))*`;
const quotedValue = [`"`, `'`].flatMap((quote) => [quoted(quote), quotedTwice(quote)]).join('|');

/** `name=value`, `name: value` and `"name":"value"`, also in an address and with escaped quotes. */
const namedSecret = new RegExp(
  `(^|[^\\w-])((?:${secretName})\\\\?["']?\\s*[=:]\\s*)(?:${quotedValue}|[^\\s&;,"'{}()]+)`,
  'gi',
);
const bearer = /\b(bearer\s+)[^\s"',]+/gi;
const email = /[^\s@<>"'=:&?/,;()]+(?:(?:@|%40)[^\s@<>"'=:&?/,;()]+)+/gi;
/** JWTs, and any other long run of letters and digits. */
const tokenLike = /eyJ[\w-]+(?:\.[\w-]+)*|[A-Za-z0-9_-]{32,}/g;

/** ASCII, Arabic and Persian digits; users type mobile numbers with any of them. */
const digit = '[0-9\\u0660-\\u0669\\u06F0-\\u06F9]';
const nine = '[9\\u0669\\u06F9]';
/** A mobile number with a leading zero or country code. */
const mobile = new RegExp(`\\+?${digit}{0,4}${nine}(?:[ -]?${digit}){9}`, 'g');

/** Redacts a text and truncates it to 4,000 characters. */
export function redactText(text: string): string {
  return truncate(text)
    .replace(bearer, `$1${HIDDEN}`)
    .replace(namedSecret, `$1$2${HIDDEN}`)
    .replace(tokenLike, HIDDEN)
    .replace(email, HIDDEN)
    .replace(mobile, HIDDEN)
    .slice(0, MAX_OUTPUT_LENGTH);
}

/** Redacts any value; the result can always be serialized as JSON. */
export function redactData(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'number' || typeof value === 'bigint') return redactNumber(value);
  if (typeof value !== 'object' || value === null) {
    return typeof value === 'boolean' || value === null ? value : undefined;
  }
  if (depth >= MAX_DEPTH) return HIDDEN;
  if (value instanceof Error) return redactText(`${value.name}: ${value.message}`);
  if (Array.isArray(value)) {
    return value.slice(0, MAX_ENTRIES).map((item) => redactData(item, depth + 1) ?? null);
  }
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MAX_ENTRIES)
      .map(([name, item]) => [
        redactText(name),
        isSecretName.test(name) ? HIDDEN : redactData(item, depth + 1),
      ]),
  );
}

function redactNumber(value: number | bigint): number | string {
  const text = String(value);
  if (redactText(text) !== text) return HIDDEN;
  return typeof value === 'number' && Number.isFinite(value) ? value : text;
}

/** Truncates at a space, because half of a secret would not be recognized. */
function truncate(text: string): string {
  if (text.length <= MAX_INPUT_LENGTH) return text;
  return text.slice(0, Math.max(text.lastIndexOf(' ', MAX_INPUT_LENGTH), 0));
}

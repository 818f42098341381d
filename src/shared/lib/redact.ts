/**
 * Takes out of texts and data what must not leave the device in a report or a log: tokens, mobile
 * numbers, e-mail addresses, purchase tokens and the values of secret parameters (fault list C5).
 * It would rather take out too much.
 */

const HIDDEN = '[hidden]';
/** What lies deeper, or further down a list, is left out. */
const DEEPEST = 5;
const MOST_ENTRIES = 50;
/** No more of a text than this is looked at. */
const LONGEST_INPUT = 20_000;
const LONGEST_OUTPUT = 4000;

const secretName =
  'authorization|bearer|(?:[\\w-]*[-_])?(?:token|secret|password|passwd|otp)|\\w+(?:Token|Secret|Password)|' +
  'code|p|mobile(?:No|Number)?|phone(?:Number)?|e?mail|user_?name|developerPayload|device-?id';
const isSecretName = new RegExp(`^(?:${secretName})$`, 'i');

/** A quoted value up to its end, with the quotes and backslashes that are escaped in it. */
const quoted = (quote: string) => String.raw`${quote}(?:[^${quote}\\]|\\[^])*`;
/** The same within a text that was quoted as a whole, so that every escape is one more. */
const quotedTwice = (quote: string) => String.raw`\\${quote}(?:[^${quote}\\]|\\\\(?:\\[^]|[^\\]))*`;
const quotedValue = [`"`, `'`].flatMap((quote) => [quoted(quote), quotedTwice(quote)]).join('|');

/** `name=value`, `name: value` and `"name":"value"`, also in an address and with escaped quotes. */
const namedSecret = new RegExp(
  `(^|[^\\w-])((?:${secretName})\\\\?["']?\\s*[=:]\\s*)(?:${quotedValue}|[^\\s&;,"'{}()]+)`,
  'gi',
);
const bearer = /\b(bearer\s+)[^\s"',]+/gi;
const email = /[^\s@<>"'=:&?/,;()]+(?:(?:@|%40)[^\s@<>"'=:&?/,;()]+)+/gi;
/** Signed tokens, and any other long run of letters and digits without a word's end in it. */
const tokenLike = /eyJ[\w-]+(?:\.[\w-]+)*|[A-Za-z0-9_-]{32,}/g;

/** ASCII, Arabic and Persian digits: a mobile number is typed with any of them. */
const digit = '[0-9\\u0660-\\u0669\\u06F0-\\u06F9]';
const nine = '[9\\u0669\\u06F9]';
/** With the zero or the country's code before it. */
const mobile = new RegExp(`\\+?${digit}{0,4}${nine}(?:[ -]?${digit}){9}`, 'g');

/** The text without secrets, at most 4,000 characters. */
export function redactText(text: string): string {
  return cut(text)
    .replace(bearer, `$1${HIDDEN}`)
    .replace(namedSecret, `$1$2${HIDDEN}`)
    .replace(tokenLike, HIDDEN)
    .replace(email, HIDDEN)
    .replace(mobile, HIDDEN)
    .slice(0, LONGEST_OUTPUT);
}

/** The same for any value; the result can be written as JSON, whatever the value was. */
export function redactData(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'number' || typeof value === 'bigint') return redactNumber(value);
  if (typeof value !== 'object' || value === null) {
    return typeof value === 'boolean' || value === null ? value : undefined;
  }
  if (depth >= DEEPEST) return HIDDEN;
  if (value instanceof Error) return redactText(`${value.name}: ${value.message}`);
  if (Array.isArray(value)) {
    return value.slice(0, MOST_ENTRIES).map((item) => redactData(item, depth + 1) ?? null);
  }
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MOST_ENTRIES)
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

/** Cuts at a space, as half of a secret would not be known as one. */
function cut(text: string): string {
  if (text.length <= LONGEST_INPUT) return text;
  return text.slice(0, Math.max(text.lastIndexOf(' ', LONGEST_INPUT), 0));
}

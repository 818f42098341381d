/** The text has a length that no Base64 has: a character was lost or added. */
export class InvalidLengthError extends Error {
  override readonly name = 'InvalidLengthError';
}

/** The text has a character that no Base64 has, or its bytes are no UTF-8. */
export class InvalidCharacterError extends Error {
  override readonly name = 'InvalidCharacterError';
}

/**
 * Decodes Base64 of UTF-8 text, also in the form for addresses (`-` and `_`, without `=`).
 * Throws `InvalidCharacterError` or `InvalidLengthError` for anything else.
 */
export function decodeBase64(text: string): string {
  const standard = text.replace(/-/g, '+').replace(/_/g, '/');
  const found = /^([A-Za-z\d+/]*)(={0,2})$/.exec(standard);
  if (!found) throw new InvalidCharacterError('The text has a character that Base64 does not have');
  const [, letters = '', padding = ''] = found;
  const isWhole = padding === '' ? letters.length % 4 !== 1 : standard.length % 4 === 0;
  if (!isWhole) throw new InvalidLengthError(`${text.length} characters are no length of Base64`);
  const bytes = Uint8Array.from(atob(letters), (character) => character.charCodeAt(0));
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new InvalidCharacterError('The bytes are not UTF-8');
  }
}

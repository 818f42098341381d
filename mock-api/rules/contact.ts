import { ApiFailure } from '../core/api-failure';
import { foldDigits } from '../search/fold';

/** Normalizes a mobile number to `09…`. Accepts Persian digits and the country code. */
export function parseMobile(text: string, field: string): string {
  const digits = foldDigits(text)
    .replace(/[\s-]/g, '')
    .replace(/^(\+98|0098)/, '0');
  if (!/^09\d{9}$/.test(digits)) throw new ApiFailure('invalid-body', { field });
  return digits;
}

/** Validates and trims an e-mail address. */
export function parseEmail(text: string, field: string): string {
  const email = text.trim();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || email.length > 254) {
    throw new ApiFailure('invalid-body', { field });
  }
  return email;
}

/** Braille blank and the Hangul fillers are letters or symbols for Unicode, but invisible. */
const visibleCharacter = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Trims a text. Throws `invalid-body` if no character is visible or it exceeds `maxLength`. */
export function parseText(text: string, field: string, maxLength: number): string {
  const trimmed = text.trim();
  if (!visibleCharacter.test(trimmed) || trimmed.length > maxLength) {
    throw new ApiFailure('invalid-body', { field });
  }
  return trimmed;
}

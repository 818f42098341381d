import { CODE_DIGITS } from '@/shared/config/sign-in';
import { foldDigits } from '@/shared/lib/fold-digits';

/** Spaces, dashes, dots, brackets and invisible direction marks of pasted numbers. */
const separators = /[\s\-().\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * An Iranian mobile number as `09xxxxxxxxx`, from Persian, Arabic or ASCII digits, with or without
 * the country code (`+98`, `0098`, `98`) or the leading zero. Null for any other text.
 */
export function parseMobile(text: string): string | null {
  const digits = foldDigits(text).replace(separators, '');
  const [, rest] = /^(?:\+98|0098|98|0)?0?(9\d{9})$/.exec(digits) ?? [];
  return rest === undefined ? null : `0${rest}`;
}

/** The digits of a one-time code as typed, without other pasted text. */
export function codeDigits(text: string): string {
  return text.replace(/[^\d\u0660-\u0669\u06f0-\u06f9]/g, '').slice(0, CODE_DIGITS);
}

/** A complete one-time code in ASCII digits, or null. */
export function parseCode(text: string): string | null {
  const digits = foldDigits(codeDigits(text));
  return digits.length === CODE_DIGITS ? digits : null;
}

/** An e-mail address, trimmed, or null. */
export function parseEmail(text: string): string | null {
  const email = text.trim();
  return email.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? email : null;
}

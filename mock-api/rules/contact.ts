import { ApiFailure } from '../core/api-failure';
import { foldDigits } from '../search/fold';

/** A mobile number as `09…`, from any digits and with or without the country's code. */
export function parseMobile(text: string, field: string): string {
  const digits = foldDigits(text)
    .replace(/[\s-]/g, '')
    .replace(/^(\+98|0098)/, '0');
  if (!/^09\d{9}$/.test(digits)) throw new ApiFailure('invalid-body', { field });
  return digits;
}

/** An e-mail address, trimmed. */
export function parseEmail(text: string, field: string): string {
  const email = text.trim();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || email.length > 254) {
    throw new ApiFailure('invalid-body', { field });
  }
  return email;
}

/** A text that says something and is not endless, trimmed. */
export function parseText(text: string, field: string, longest: number): string {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > longest) throw new ApiFailure('invalid-body', { field });
  return trimmed;
}

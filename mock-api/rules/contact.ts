import { hasVisibleText } from '@/shared/api/contract/visible-text';

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

/** Trims a text. Throws `invalid-body` if no character is visible or it exceeds `maxLength`. */
export function parseText(text: string, field: string, maxLength: number): string {
  const trimmed = text.trim();
  if (!hasVisibleText(trimmed) || trimmed.length > maxLength) {
    throw new ApiFailure('invalid-body', { field });
  }
  return trimmed;
}

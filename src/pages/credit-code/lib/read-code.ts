import { foldDigits } from '@/shared/lib/fold-digits';

/** Characters that are copied along with a code: spaces, joiners, direction marks. */
const strays = /[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Normalizes a typed or pasted code: ASCII digits, capital letters, no invisible characters. */
export function readCode(typed: string): string {
  return foldDigits(typed).replace(strays, '').toUpperCase();
}

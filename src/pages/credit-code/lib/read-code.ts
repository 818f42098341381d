import { foldDigits } from '@/shared/lib/fold-digits';

/** What is no part of a code and comes along when one is copied: spaces, joiners, direction marks. */
const strays = /[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** A typed or pasted code as it is sent: digits in ASCII, letters large, nothing unseen in it. */
export function readCode(typed: string): string {
  return foldDigits(typed).replace(strays, '').toUpperCase();
}
